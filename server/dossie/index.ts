import { dossieApi } from '#schemas/api/dossie.ts';
import { implement } from '#server/base/http/implement.ts';
import { classes, interessados } from '#server/conteudo/dados/index.ts';
import { consultar } from './consultar.ts';
import { criar } from './criar.ts';
import { dadosPessoais, dadosPessoaisPdf } from './dados-pessoais.ts';
import { indice } from './indice.ts';
import { mudar, retirar } from './mudar-peca.ts';
import { incluir } from './pecas.ts';
import { salvar } from './salvar.ts';
import { listTypes } from './tipos.ts';
import { abrir } from './volume.ts';

export { atosDeDossie } from './acts.ts';
export { porNoDossie } from './pecas.ts';

/** Dossiers: everything on one person, place, property or project. */
export const dossieRoutes = implement(dossieApi, {
  tipos: (ctx, { query }) => listTypes(ctx, query),
  interessados: (ctx, { query }) => interessados(ctx, query),
  classes: (ctx, { query }) => classes(ctx, query),
  dadosPessoais: (ctx, { params }) => dadosPessoais(ctx, params.id),
  dadosPessoaisPdf: (ctx, { params }) => dadosPessoaisPdf(ctx, params.id),
  criar: (ctx, { body }) => criar(ctx, body),
  consultar: (ctx, { params }) => consultar(ctx, params.id),
  salvar: async (ctx, { params, body }) => {
    await salvar(ctx, params.id, body);
    return consultar(ctx, params.id);
  },
  incluir: async (ctx, { params, body }) => ({ resultados: await incluir(ctx, params.id, body) }),
  mudarPeca: async (ctx, { params, body }) => {
    await mudar(ctx, params.a, params.b, body);
    return consultar(ctx, params.a);
  },
  retirarPeca: async (ctx, { params, body }) => {
    await retirar(ctx, params.a, params.b, body);
    return consultar(ctx, params.a);
  },
  indice: (ctx, { params }) => indice(ctx, params.id),
  abrirVolume: async (ctx, { params }) => {
    await abrir(ctx, params.id);
    return consultar(ctx, params.id);
  },
});
