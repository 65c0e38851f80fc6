import { protocoloApi } from '#schemas/api/protocolo.ts';
import { implement } from '#server/base/http/implement.ts';
import { loadOfKind, perform, requireAllowed } from '#server/conteudo/atos/index.ts';
import {
  assinantesPossiveis,
  cancelarAssinatura,
  cobrarAssinaturas,
} from '#server/conteudo/assinatura/index.ts';
import { camposOf, listCampoOptions } from '#server/conteudo/campos/index.ts';
import { classes, interessados } from '#server/conteudo/dados/index.ts';
import { protocolFile } from './arquivo.ts';
import { apresentar, apresentarVarias, capturar, miniatura } from './captura/index.ts';
import { concluir } from './concluir.ts';
import { conferir } from './conferir.ts';
import { consultar } from './consultar.ts';
import { editar } from './edit-rule.ts';
import { incluir } from './incluir.ts';
import { lerDeNovo } from './ler-de-novo.ts';
import { salvar } from './salvar.ts';
import { substituir } from './substituir.ts';
import { listGroups, listPlaces, listTypes } from './tipos.ts';
import { tipoConteudo } from '#schemas/enums.ts';

export { atosDeProtocolo, protocoloActs } from './acts.ts';
export { protocolFile, readingFile } from './arquivo.ts';
export {
  examinarCaptura,
  examine,
  lerCaptura,
  readFirstPages,
  resumeCaptures,
  retomarCapturas,
} from './captura/index.ts';
export { concluir as concluirProtocolo } from './concluir.ts';
export { enviarProtocolos, isProtocolMail, sendDue, writeProtocolMail } from './envio/index.ts';
export {
  importarProtocolos,
  protocoloImportacaoRoutes,
  resumeImports,
  retomarImportacoesProtocolo,
  runImport,
} from './importacao/index.ts';
export { protocoloEtiquetasRoutes } from './etiquetas/index.ts';
export { incluirCom } from './incluir.ts';
export { lerProtocolo, readProtocolText, resumeProtocolReadings, retomarProtocolos } from './texto/index.ts';

export const protocoloRoutes = implement(protocoloApi, {
  capturar: async (ctx, { file }) => capturar(ctx, await file()),
  captura: (ctx, { params }) => apresentar(ctx, params.id),
  capturas: async (ctx, { query }) => {
    const itens = await apresentarVarias(ctx, query.ids.split(',').map(Number));
    return { itens, total: itens.length, totalExato: true };
  },
  miniatura: (ctx, { params }) => miniatura(ctx, params.id, params.numero),
  incluir: async (ctx, { form }) => {
    const { body, file } = await form();
    return incluir(ctx, body, file);
  },
  salvar: async (ctx, { form }) => {
    const { body, file } = await form();
    return salvar(ctx, body, file);
  },
  substituirArquivo: async (ctx, { form }) => {
    const { body, file } = await form();
    return substituir(ctx, body, file);
  },
  consultar: (ctx, { params }) => consultar(ctx, params.id),
  arquivo: (ctx, { params }) => protocolFile(ctx, params.id, params.numero, 'leitura'),
  original: (ctx, { params }) => protocolFile(ctx, params.id, params.numero, 'original'),
  lerDeNovo: async (ctx, { params }) => {
    await lerDeNovo(ctx, params.id);
    return consultar(ctx, params.id);
  },
  concluir: async (ctx, { params, body }) => {
    await perform(ctx, concluir, params.id, body);
    return consultar(ctx, params.id);
  },
  conferir: async (ctx, { params, body }) => {
    await perform(ctx, conferir, params.id, body);
    return consultar(ctx, params.id);
  },
  cobrarAssinaturas: async (ctx, { params, body }) => {
    await perform(ctx, cobrarAssinaturas, params.id, body);
    return consultar(ctx, params.id);
  },
  cancelarAssinatura: async (ctx, { params, body }) => {
    await perform(ctx, cancelarAssinatura, params.id, {
      ...body,
      documentoId: params.id,
      estrategia: 'DIGITAL',
    });
    return consultar(ctx, params.id);
  },
  assinantes: (ctx, { query }) => assinantesPossiveis(ctx, query, { comCertificado: true }),
  opcoesCampo: async (ctx, { params: { id }, query }) => {
    const { row, situation } = await loadOfKind(ctx, id, tipoConteudo.arquivoDigital);
    requireAllowed(editar, situation);
    const itens = [...(await listCampoOptions(ctx, camposOf(row), query.rotulo))];
    return { itens, total: itens.length, totalExato: true };
  },
  tipos: (ctx, { query }) => listTypes(ctx, query),
  interessados: (ctx, { query }) => interessados(ctx, query),
  classes: (ctx, { query }) => classes(ctx, query),
  destinosInternos: (ctx, { query }) => listPlaces(ctx, query),
  listas: (ctx, { query }) => listGroups(ctx, query),
});
