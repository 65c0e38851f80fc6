# As telas se montam com as ferramentas de desenvolvimento, que não vão na imagem final; o servidor, com elas, para começar depressa.
FROM node:20.20-bookworm-slim AS telas
WORKDIR /malote
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node --input-type=module -e "import { buildClient } from './bin/client-build.mjs'; import { serverBuild } from './bin/server-build.mjs'; await buildClient(); if (!(await serverBuild())) process.exit(1);"

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALOTE_DADOS=/dados
WORKDIR /malote
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY . .
COPY --from=telas /malote/dist ./dist
# A pasta de dados é um volume: arquivos, registros e, sem MALOTE_CHAVE, a chave.
RUN mkdir /dados && chown node:node /dados
USER node
VOLUME /dados
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/saude/pronto').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A organização de demonstração fica de fora da imagem.
CMD ["node", "bin/run-server.mjs", "server/main.ts", "--sem-demonstracao"]
