import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#schemas/app-error.ts';
import { fileNameOf } from '#schemas/file-name.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { keepFile, type KeptFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { kindOfScan } from './kind-of-scan.ts';

/** Keeps a file that came to make a protocol of; nothing uses it yet. */
export const receber = async (ctx: Ctx, file: MultipartFile | undefined): Promise<KeptFile> => {
  if (!file) throw refusal(mensagem('protocolo.captura.semArquivo'));
  const { head, whole } = await peek(file.file);
  const tipo = kindOfScan(head);
  if (tipo === undefined) {
    file.file.resume();
    throw refusal(
      mensagem(head.length === 0 ? 'protocolo.captura.semConteudo' : 'protocolo.captura.motivo.tipo'),
    );
  }
  const { tamanhoMaximoUpload } = await readSettings(ctx.db);
  const nome = fileNameOf(file.filename);
  return keepFile(
    ctx.db,
    ctx.ports,
    {
      nome: nome || mensagem('protocolo.captura.semNome'),
      tipo,
      criadoPor: ctx.sessao.usuarioId,
      emUso: false,
      recebido: true,
      limite: (tamanhoMaximoUpload ?? 30) * 1_048_576,
    },
    whole,
  );
};

export const refusal = (text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'arquivo', mensagem: text }] });

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
