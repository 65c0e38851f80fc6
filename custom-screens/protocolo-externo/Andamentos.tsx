import type { SolicitacaoAndamento } from '#schemas/generated.ts';
import { isPassoExterno } from '#schemas/passos-externos.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { StepList } from '#src/ui/StepList.tsx';

/** What passed between who asked and the body, in the words of the body. */
export const Andamentos = ({ andamentos }: { readonly andamentos: readonly SolicitacaoAndamento[] }) => {
  const text = useText();
  return (
    <StepList
      steps={andamentos.map(({ ato, em, quem, texto, prazo, foraDoPrazo }) => ({
        title: isPassoExterno(ato) ? text(`protocoloExterno.passo.${ato}`) : ato,
        about: [
          formatMoment(em),
          quem,
          prazo && text('protocoloExterno.prazo', { dia: writtenDay(prazo) }),
          foraDoPrazo ? text('protocoloExterno.foraDoPrazo') : undefined,
        ],
        words: texto,
      }))}
    />
  );
};
