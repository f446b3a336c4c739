# syntax=docker/dockerfile:1
# What a running shop needs and nothing else (docs/decisions/0012-container-image.md).

FROM node:24-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci

FROM packages AS build
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY --from=build /shop/public ./public
COPY --from=build /shop/commerce/database/migrations ./commerce/database/migrations
COPY --from=build /shop/commerce/demo/program ./commerce/demo/program
COPY --from=build /shop/commerce/demo/named-people.csv ./commerce/demo/named-people.csv
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "build/host.js"]
