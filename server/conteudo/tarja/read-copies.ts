import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { CopiaTarjada } from '#schemas/shapes/tarja.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile, type StoredRow } from '#server/base/http/stored-file.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';

interface Row {
  readonly sha256: string;
  readonly versao: number;
  readonly feitaEm: Date;
  readonly porId: number;
  readonly por: string;
  readonly substituto: string | null;
  readonly fundamento: string;
  readonly motivo: string;
  readonly tarjas: number;
  readonly tamanho: number;
}

/** The copies of a content with what was covered in them, the newest first: who made each, when and why is what its event says. */
export const listCopies = async (ctx: Ctx, id: number): Promise<readonly CopiaTarjada[]> => {
  await requireVisible(ctx, id);
  const { rows } = await sql<Row>`
    select encode(e.sha256, 'hex') as sha256, e.versao, e.emitido_em as feita_em, u.id as por_id, u.nome as por, s.nome as substituto,
      v.dados ->> 'fundamento' as fundamento, v.dados ->> 'motivo' as motivo, (v.dados ->> 'tarjas')::integer as tarjas, a.tamanho
    from documento_emissao e
    join evento v on v.conteudo_id = e.documento_id and v.ato = 'copiadoComTarja' and v.dados ->> 'sha256' = encode(e.sha256, 'hex')
    join registro.usuario u on u.id = v.usuario_id
    left join registro.usuario s on s.id = v.substituto_id
    join arquivo a on a.id = e.arquivo_id
    where e.documento_id = ${id} and e.especie = 'TARJADA'
    order by v.id desc`.execute(ctx.db);
  return rows.map(({ feitaEm, porId, por, substituto, ...row }) => ({
    ...row,
    feitaEm: feitaEm.toISOString(),
    por: { id: porId, nome: por },
    porQuem: substituto ?? undefined,
  }));
};

export const redactedFile = async (ctx: Ctx, id: number, sha256: string): Promise<FileAnswer> => {
  await requireVisible(ctx, id);
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new AppError('naoEncontrado');
  const { rows } = await sql<StoredRow>`
    select a.sha256, a.nome, a.tipo, a.tamanho, v.pasta
    from documento_emissao e join arquivo a on a.id = e.arquivo_id join registro.volume v on v.id = a.volume_id
    where e.documento_id = ${id} and e.especie = 'TARJADA' and e.sha256 = ${Buffer.from(sha256, 'hex')}`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return storedFile(ctx.ports, row);
};
