import { randomInt } from 'node:crypto';
import type { CodigoEnviado } from '#schemas/shapes/credencial.ts';
import type { SolicitacaoAssinar } from '#schemas/shapes/solicitacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { outsiderMail, queueSecretMail } from '#server/instalacao/correio/index.ts';
import { countAttempt, halfHidden, keyedHash, passwordMatches } from '#server/pessoas/credencial/index.ts';

const minutes = 10;
/** How often one code may be tried. */
export const mostTries = 5;

interface KeptCode {
  readonly codigoHash: Buffer;
  readonly tentativas: number;
  readonly expiraEm: Date;
}

/** What a code signs, in one word: it signs nothing else. */
export type Purpose = `ASSINATURA_EXTERNA:${number}` | `ASSINANTE_EXTERNO:${number}`;

const hashOf = ({ ports, externo }: OutsiderCtx, purpose: Purpose, code: string): Buffer =>
  keyedHash(ports.config.key, purpose, externo.externoId, code);

/** Sends the person a code of one signature; `keep` judges that it is theirs to give, and keeps what proves the code. */
export const sendCode = async (
  ctx: OutsiderCtx,
  purpose: Purpose,
  keep: (inner: OutsiderCtx, kept: KeptCode) => Promise<void>,
): Promise<CodigoEnviado> => {
  const { agora, externo, ports } = ctx;
  await countAttempt(ports.db, [{ chave: `assinatura-externa:${externo.externoId}`, livres: 6 }], agora);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return within(ctx, async (inner) => {
    await keep(inner, {
      codigoHash: hashOf(ctx, purpose, code),
      tentativas: 0,
      expiraEm: new Date(agora.getTime() + minutes * 60_000),
    });
    await queueSecretMail(inner, {
      para: externo.email,
      ...(await outsiderMail(inner.db, {
        ato: mensagem('externo.correio.codigo'),
        nome: externo.nome,
        texto: mensagem('entrada.correio.codigoAssinatura', { codigo: code, minutos: minutes }),
      })),
    });
    return { para: halfHidden(externo.email) };
  });
};

/**
 * The password, and the code that was sent. `take` counts a try, outside any transaction, and answers what proves the code: what
 * was tried stays counted, whatever becomes of the act.
 */
export const requireProof = async (
  ctx: OutsiderCtx,
  purpose: Purpose,
  { senha, codigo }: Pick<SolicitacaoAssinar, 'senha' | 'codigo'>,
  take: () => Promise<Buffer | undefined>,
): Promise<void> => {
  const { agora, externo, ports } = ctx;
  const takeBack = await countAttempt(
    ports.db,
    [{ chave: `confirmacao-externa:${externo.externoId}`, livres: 5 }],
    agora,
  );
  const kept = await ctx.db
    .selectFrom('registro.usuarioExterno')
    .select('senha')
    .where('id', '=', externo.externoId)
    .executeTakeFirst();
  if (!(await passwordMatches(kept?.senha, senha))) throw refuseField('senha', 'erro.senhaNaoConfere');
  const proof = await take();
  if (!proof?.equals(hashOf(ctx, purpose, codigo.replace(/\D/g, ''))))
    throw refuseField('codigo', 'erro.codigoNaoConfere');
  await takeBack();
};
