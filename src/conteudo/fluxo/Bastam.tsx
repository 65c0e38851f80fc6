import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { useText } from '#src/i18n/use-text.ts';

/** Of what several people do, how many are enough and how many did it. */
export const Bastam = ({ quorum }: { readonly quorum: AtividadeFluxo['quorum'] }) => {
  const text = useText();
  if (!quorum) return null;
  const { bastam, de, responderam } = quorum;
  return <p className="sm sub">{text('atividades.quorum', { bastam, de, count: responderam })}</p>;
};
