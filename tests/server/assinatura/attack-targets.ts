import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { Caller, TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import type { Target } from './attack-walk.ts';
import { done } from './cloud-steps.ts';

/** A draft, and how files are joined to it. */
export const draftWithAttachments = async (
  server: TestApp,
  author: Caller,
): Promise<{ minuta: number; joined: (name: string, content: string) => Promise<number> }> => {
  const { id: minuta } = await completeDraft(author, { assunto: 'Com anexos a assinar' });
  return {
    minuta,
    joined: async (name, content) => {
      const arquivoId = await uploadFile(server.app, author.token, name, Buffer.from(content));
      const joined = await author.post<Anexos>(`conteudo/${minuta}/anexos`, { pasta: 'Notas', arquivoId });
      return Math.max(...done(joined).itens.map((one) => one.id));
    },
  };
};

/** Another file takes the place of an attachment; answers what puts the first one back. */
export const moveAttachment = async (
  { app, platform }: TestApp,
  author: Caller,
  anexo: number,
): Promise<() => Promise<unknown>> => {
  const { pool } = platform.connection;
  const { rows } = await pool.query<{ arquivo_id: string; nome: string }>(
    'select x.arquivo_id, a.nome from conteudo_anexo x join arquivo a on a.id = x.arquivo_id where x.id = $1',
    [anexo],
  );
  const [now] = rows;
  const put = (arquivo: string | undefined) =>
    pool.query('update conteudo_anexo set arquivo_id = $2 where id = $1', [anexo, arquivo]);
  await put(await uploadFile(app, author.token, now?.nome ?? 'a.txt', Buffer.from('<outro>1</outro>')));
  return () => put(now?.arquivo_id);
};

/** A document whose file gives way to another. */
export const documentTarget = ({ platform }: TestApp, id: number): Target => ({
  id,
  move: async () => {
    const { pool } = platform.connection;
    const { rows } = await pool.query<{ sha256: Buffer }>(
      `select sha256 from documento_emissao where documento_id = $1 and especie = 'CONGELADO'`,
      [id],
    );
    const before = rows[0]?.sha256;
    const put = (sha256: Buffer | undefined) =>
      pool.query(
        `update documento_emissao set sha256 = $2 where documento_id = $1 and especie = 'CONGELADO'`,
        [id, sha256],
      );
    await put(Buffer.alloc(32, 7));
    return () => put(before);
  },
});
