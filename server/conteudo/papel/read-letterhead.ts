import { sql } from 'kysely';
import type { PublicCtx } from '#server/base/http/context.ts';
import { degreeName } from './degree-name.ts';
import { readImages } from './read-images.ts';

interface Letterhead {
  readonly organizacao: string;
  readonly unidade: string;
  readonly sigilo: string;
  readonly brasao: Uint8Array | undefined;
}

/** What is printed on top of what a unit makes, and the name of a degree of secrecy. */
export const readLetterhead = async (
  ctx: PublicCtx,
  { unidadeId, sigilo }: { readonly unidadeId: number; readonly sigilo: number },
): Promise<Letterhead> => {
  const { rows } = await sql<{
    organizacao: string;
    unidade: string;
    sigilo: string | null;
    logo: string | null;
  }>`
    select o.nome as organizacao, un.nome as unidade, o.logo,
      (select s.descricao from registro.sigilo s where s.grau = ${sigilo} order by s.id limit 1) as sigilo
    from registro.unidade un join registro.organizacao_interna o on o.id = un.organizacao
    where un.id = ${unidadeId}`.execute(ctx.db);
  const [row] = rows;
  const logos = row?.logo ? await readImages(ctx, [row.logo]) : {};
  return {
    organizacao: row?.organizacao ?? '',
    unidade: row?.unidade ?? '',
    sigilo: row?.sigilo ?? degreeName(sigilo),
    brasao: Object.values(logos)[0],
  };
};
