# The shop in a container. See docs/operations.md for what to set; DATA_DIR is the volume /data.

FROM node:24-bookworm-slim AS made
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN node --input-type=module --eval 'import { installToRun } from "./scripts/prepare.mjs"; await installToRun();'
COPY . .
RUN npm run build

# Only what runs: the bundle, what it reads, and the two packages of machine code it leaves out. No second Node, no PostgreSQL.
FROM node:24-bookworm-slim
# There is no demo shop by default: its log-ins are known to everybody.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=false MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /shop
COPY --from=made /shop/package.json ./
COPY --from=made /shop/build/shop ./build/shop
COPY --from=made /shop/build/client ./build/client
COPY --from=made /shop/server/db/migrations ./server/db/migrations
COPY --from=made /shop/server/sheets/fonts ./server/sheets/fonts
COPY --from=made /shop/node_modules/@node-rs ./node_modules/@node-rs
COPY --from=made /shop/node_modules/@img ./node_modules/@img
COPY --from=made /shop/node_modules/sharp ./node_modules/sharp
COPY --from=made /shop/node_modules/detect-libc ./node_modules/detect-libc
COPY --from=made /shop/node_modules/semver ./node_modules/semver
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
	CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "build/shop/main.js"]
