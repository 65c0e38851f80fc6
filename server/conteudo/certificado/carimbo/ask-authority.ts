import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Bytes } from '#schemas/der/write.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import {
  readTimeStampAnswer,
  requestTimeStamp,
  TimeStampError,
  type GivenStamp,
} from '#server/ferramentas/signature/time-stamp-request.ts';
import { allowedFetch, readProxy } from '#server/instalacao/conexao/index.ts';
import { stampPath } from '../judge-stamp.ts';
import { readTrust } from '../confianca/index.ts';
import type { StampAuthority } from './stamp-authorities.ts';

/** Why an authority gave no timestamp that proves anything, in words for people. */
export class NoStamp extends Error {
  constructor(
    readonly motivo: string,
    options?: ErrorOptions,
  ) {
    super(motivo, options);
  }
}

/** How far its clock may be from ours: a token of another moment would date the signature wrong. */
const farthest = 10 * 60_000;

/**
 * Asks one authority to date some bytes; only their digest leaves. What it gives is taken only from one that is trusted.
 * @throws NoStamp with the reason
 */
export const askAuthority = async (
  { db, ports }: Pick<JobContext, 'db' | 'ports'>,
  authority: StampAuthority,
  stamped: Bytes,
): Promise<GivenStamp> => {
  const request = requestTimeStamp(stamped);
  const answer = await send({ db, ports }, authority, request.query);
  const given = readable(() => readTimeStampAnswer(answer, request));
  if (!stampPath(given.stamp, await readTrust(db))) throw no('semConfianca');
  if (Math.abs(given.stamp.momento.getTime() - ports.clock().getTime()) > farthest) throw no('relogio');
  return given;
};

const no = (key: 'recusou' | 'outraCoisa' | 'semConfianca' | 'relogio', cause?: unknown): NoStamp =>
  new NoStamp(mensagem(`certificado.carimbo.${key}`), { cause });

const readable = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof TimeStampError)
      throw no(error.message === 'refused' ? 'recusou' : 'outraCoisa', error);
    throw error;
  }
};

const send = async (
  { db, ports: { config } }: Pick<JobContext, 'db' | 'ports'>,
  { endereco, segundos, acesso }: StampAuthority,
  query: Bytes,
): Promise<Buffer> => {
  const ask = allowedFetch({
    allowed: config.allowedConnections,
    authority: null,
    proxy: await readProxy(db, config.key),
    milliseconds: segundos * 1000,
  });
  const response = await ask(endereco, {
    method: 'POST',
    headers: {
      'content-type': 'application/timestamp-query',
      accept: 'application/timestamp-reply',
      ...defined({
        authorization: acesso
          ? `Basic ${Buffer.from(`${acesso.usuario}:${acesso.senha}`).toString('base64')}`
          : undefined,
      }),
    },
    body: query,
  }).catch((cause: unknown) => {
    // a refusal of the house says why; what the network says is for who administers, in the log
    const motivo = cause instanceof AppError ? cause.data['motivo'] : undefined;
    throw new NoStamp(typeof motivo === 'string' ? motivo : mensagem('certificado.carimbo.semResposta'), {
      cause,
    });
  });
  if (response.status !== 200)
    throw new NoStamp(mensagem('certificado.carimbo.status', { status: String(response.status) }));
  return Buffer.from(await response.arrayBuffer());
};
