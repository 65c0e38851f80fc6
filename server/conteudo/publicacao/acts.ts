import { act, concluded, condition, estado, type ActInput } from '#server/conteudo/atos/index.ts';
import { publishedKinds } from '#server/conteudo/especies/index.ts';
import { publish, unpublish } from './publish.ts';

/** What stands in the public page is concluded, in use or finished. */
const ofPublication = {
  especies: publishedKinds,
  fase: concluded,
  estado: [estado.corrente, estado.standby],
} as const;

/** Lets anybody read it on the public page. */
export const publicar = act<ActInput>({
  ...ofPublication,
  nome: 'publicar',
  exige: [
    condition.flag('publicarDocumentos'),
    condition.publishable,
    condition.unpublished,
    condition.notUnpublishable,
    condition.inHands,
    condition.allSigned,
    condition.removalNotAsked,
  ],
  naLista: condition.always,
  evento: 'publicado',
  effect: async (ctx, { row }) => {
    await publish(ctx, row);
    return { resultado: undefined };
  },
});

/** Takes it off the public page, and keeps it off. */
export const tornarImpublicavel = act<ActInput>({
  ...ofPublication,
  nome: 'tornarImpublicavel',
  exige: [condition.rule('permiteTornarImpublicavel'), condition.publishable, condition.notUnpublishable],
  naLista: condition.always,
  evento: 'tornadoImpublicavel',
  comMotivo: true,
  effect: async (ctx, { row, situation }) => {
    await unpublish(ctx, row.id);
    return {
      colunas: { impublicavel: true },
      dados: { estavaPublicado: situation.publicado },
      resultado: undefined,
    };
  },
});

/** It may be published again; it is not by that. */
export const tornarPublicavel = act<ActInput>({
  ...ofPublication,
  nome: 'tornarPublicavel',
  exige: [condition.rule('permiteReverterImpublicavel'), condition.unpublishable],
  naLista: condition.always,
  evento: 'tornadoPublicavel',
  effect: () => Promise.resolve({ colunas: { impublicavel: false }, resultado: undefined }),
});
