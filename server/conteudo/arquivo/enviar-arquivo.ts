import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#schemas/app-error.ts';
import { fileKindNames, kindsInWords } from '#schemas/file-kinds.ts';
import { fileNameOf } from '#schemas/file-name.ts';
import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { typeOf } from './accepted-types.ts';

/** Keeps a sent file, streamed to disk. Its type is what its content says. */
export const enviarArquivo = async (ctx: Ctx, file: MultipartFile | undefined): Promise<ArquivoGuardado> => {
  if (!file) throw new AppError('requisicaoInvalida');
  const nome = fileNameOf(file.filename);
  const { head, whole } = await peek(file.file);
  const found = typeOf(nome, head);
  if (!found) {
    file.file.resume();
    throw unexpected();
  }
  const { type: tipo, whole: isWhole } = found;
  const { tamanhoMaximoUpload } = await readSettings(ctx.db);
  const kept = await keepFile(
    ctx.db,
    ctx.ports,
    {
      nome,
      tipo,
      criadoPor: ctx.sessao.usuarioId,
      emUso: false,
      recebido: true,
      limite: (tamanhoMaximoUpload ?? 30) * 1_048_576,
    },
    whole,
  );
  const { id, tamanho, sha256 } = kept;
  // Nothing refers to it: what is refused goes with the next sweep.
  if (isWhole && !(await isWhole(await storedContent(ctx, id, sha256)))) throw unexpected();
  // Asked again, the first answer names the first; this one, which nothing refers to, goes with the next sweep.
  return decide(ctx, () => Promise.resolve({ id, nome, tipo, tamanho, sha256: sha256.toString('hex') }), {
    file: sha256,
  });
};

const unexpected = (): AppError =>
  new AppError('arquivoInvalido', { aceitos: kindsInWords(fileKindNames, mensagem('registro.campo.ou')) });

/** What was kept, from the volume where it went. */
const storedContent = async ({ db, ports }: Ctx, id: string, sha256: Buffer): Promise<Readable> => {
  const volume = await db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select('v.pasta')
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  return readFile(ports, { ...volume, sha256 });
};

/** Reads the first bytes without losing them. */
const peek = async (stream: Readable): Promise<{ head: Buffer; whole: Readable }> => {
  const iterator = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first: Buffer[] = [];
  let size = 0;
  while (size < 1024) {
    const step = await iterator.next();
    if (step.done) break;
    first.push(step.value);
    size += step.value.length;
  }
  const head = Buffer.concat(first);
  const whole = Readable.from(
    (async function* () {
      yield head;
      for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value;
    })(),
  );
  return { head, whole };
};
