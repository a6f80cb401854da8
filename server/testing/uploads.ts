const BOUNDARY = "----perchero-test";

/** One file as a browser's form sends it, for `shop.call`. */
export function multipart(file: Buffer, { name = "picture.png", type = "image/png", field = "file" } = {}) {
	const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
	return {
		headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
		body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
	};
}
