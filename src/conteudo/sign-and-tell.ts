import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';
import type { Sign } from './use-sign.ts';
import { SigningRefused, type SigningProof } from './use-signing.ts';

/**
 * Signs all at once and says what was signed.
 * @throws SigningRefused when nothing was signed, with the reason
 */
export const signAndTell = async (sign: Sign, ids: readonly number[], proof: SigningProof): Promise<void> => {
  const results = await sign(ids, proof);
  const done = results.filter(({ ok }) => ok);
  const failed = results.filter(({ ok }) => !ok);
  const [first] = failed;
  if (done.length === 0) throw new SigningRefused(first?.mensagem ?? text('assinatura.dialogo.naoPode'));
  forgetUndo();
  if (results.length === 1) notify(text('assinatura.feito', { documento: done[0]?.rotulo }));
  else if (failed.length === 0) notify(text('assinatura.lote.assinados', { count: done.length }));
  else
    notify(text('assinatura.lote.resumo', { feitos: done.length, falhas: failed.length }), {
      kind: 'warning',
      paragraphs: failed.map(({ rotulo, mensagem }) => `${rotulo}: ${mensagem ?? ''}`),
      sticky: true,
    });
};
