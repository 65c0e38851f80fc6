import { pecaApi } from '#schemas/api/peca.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { fileByPass, passOf, pecaFile } from './arquivo.ts';
import { consultar } from './consultar.ts';
import { criar, type JuntarPorEspecie } from './criar.ts';
import { dentro, juntarParte } from './dentro.ts';
import { salvar } from './salvar.ts';
import { listTypes } from './tipos.ts';

export { atosDePeca } from './acts.ts';
export { storedPeca } from './arquivo.ts';
export { pecaPages } from './folhas.ts';

/** Pieces: files that are joined without being documents first; how each kind takes them comes from the kinds. */
export const pecaRoutes = (juntar: JuntarPorEspecie): Implementation[] =>
  implement(pecaApi, {
    tipos: (ctx, { query }) => listTypes(ctx, query),
    criar: (ctx, { body }) => criar(ctx, body, juntar),
    consultar: (ctx, { params }) => consultar(ctx, params.id),
    salvar: async (ctx, { params, body }) => {
      await salvar(ctx, params.id, body);
      return consultar(ctx, params.id);
    },
    arquivo: (ctx, { params }) => pecaFile(ctx, params.id),
    passe: (ctx, { params }) => passOf(ctx, params.id),
    dentro: (ctx, { params }) => dentro(ctx, params.id),
    juntarParte: (ctx, { params, body }) => juntarParte(ctx, params.id, body, juntar),
    tocar: (ctx, { params, query }) => fileByPass(ctx, params.id, query.passe),
  });
