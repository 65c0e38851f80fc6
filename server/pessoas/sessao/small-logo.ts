import type { SistemaConfig } from '#schemas/shapes/sessao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readFile } from '#server/base/files/read-file.ts';
import { keptPerDatabase } from '#server/base/db/kept-per-database.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** A picture beyond this is no small logo, and every session would carry it. */
const largestBytes = 48 * 1024;

type Logo = NonNullable<SistemaConfig['logoPequena']>;

/** The file of an id never changes, whatever becomes of the transaction in which somebody enters. */
const kept = keptPerDatabase<Logo | undefined>(100);

/** The logo of an organisation, to travel inside the session. */
export const smallLogo = async (
  { db, ports, log }: Pick<Ctx, 'db' | 'ports' | 'log'>,
  organizacaoId: number,
): Promise<Logo | undefined> => {
  const organizacao = await db
    .selectFrom('registro.organizacaoInterna')
    .select('logo')
    .where('id', '=', organizacaoId)
    .executeTakeFirst();
  const id = organizacao?.logo;
  if (!id) return undefined;
  return kept(ports.db, id, async () => {
    const file = await db
      .selectFrom('arquivo as a')
      .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
      .select(['a.id', 'a.sha256', 'a.tipo', 'v.pasta'])
      .where('a.id', '=', id)
      .where('a.tamanho', '<=', largestBytes)
      .executeTakeFirst();
    if (!file) return undefined;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of await readFile(ports, file)) chunks.push(chunk as Buffer);
    } catch (error) {
      // a session is worth more than the picture in its corner
      log.error({ err: error, arquivo: file.id }, mensagem('sessao.semLogo'));
      return undefined;
    }
    return { mimeType: file.tipo, arquivo: Buffer.concat(chunks).toString('base64') };
  });
};
