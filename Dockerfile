# As telas e o servidor se montam com tudo o que se instala, que não vai todo na imagem final.
FROM node:20.20-bookworm-slim AS telas
WORKDIR /malote
COPY package.json package-lock.json ./
COPY bin/no-icons ./bin/no-icons
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node --input-type=module -e "import { buildClient } from './bin/client-build.mjs'; import { serverBuild } from './bin/server-build.mjs'; await buildClient(); if (!(await serverBuild())) process.exit(1);"

# Do que se instala, só o que o servidor usa: o que é das telas já está montado, e o banco fica em outro contêiner.
FROM node:20.20-bookworm-slim AS pacotes
WORKDIR /malote
COPY package.json package-lock.json ./
COPY bin/no-icons ./bin/no-icons
RUN npm ci --omit=dev --no-audit --no-fund
COPY bin ./bin
COPY server ./server
COPY schemas ./schemas
COPY agente ./agente
RUN node bin/prune-for-server.mjs

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALOTE_DADOS=/dados
WORKDIR /malote
COPY package.json package-lock.json tsconfig.json LICENSE ./
COPY bin ./bin
COPY server ./server
COPY schemas ./schemas
COPY resources ./resources
COPY agente ./agente
COPY --from=pacotes /malote/node_modules ./node_modules
COPY --from=telas /malote/dist ./dist
# A pasta de dados é um volume: arquivos, registros e, sem MALOTE_CHAVE, a chave.
RUN mkdir -m 700 /dados && chown node:node /dados
USER node
VOLUME /dados
EXPOSE 3000
STOPSIGNAL SIGTERM
# A primeira carga e uma atualização grande levam minutos; pronto antes, vale na hora.
HEALTHCHECK --interval=15s --timeout=10s --start-period=30m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/saude/pronto').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A organização de demonstração fica de fora da imagem.
CMD ["node", "bin/run-server.mjs", "server/main.ts", "--sem-demonstracao"]
