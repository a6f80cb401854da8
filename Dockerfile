# The shop in a container. See docs/operations.md for what to set; DATA_DIR is the volume /data.

FROM node:24-bookworm-slim AS made
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN node --input-type=module --eval 'import { install } from "./scripts/prepare.mjs"; install();'
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=made /shop ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
	CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]
