import { isPassoExterno } from '#schemas/passos-externos.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { useText } from '#src/i18n/use-text.ts';
import { StepList } from '#src/ui/StepList.tsx';
import { formatMinute } from '#src/i18n/dates.ts';

interface Passo {
  readonly ato: string;
  readonly em: string;
  readonly quem?: string;
  readonly texto?: string;
  readonly prazo?: string;
  readonly foraDoPrazo?: boolean;
}

/** What passed between both sides, in the words of who asked. */
export const Passos = ({ andamentos }: { readonly andamentos: readonly Passo[] }) => {
  const text = useText();
  return (
    <StepList
      steps={andamentos.map(({ ato, em, quem, texto, prazo, foraDoPrazo }) => ({
        title: isPassoExterno(ato) ? text(`externo.passo.${ato}`) : ato,
        about: [
          formatMinute(em),
          quem,
          prazo && text('externo.pedido.ate', { dia: writtenDay(prazo) }),
          foraDoPrazo ? text('externo.pedido.foraDoPrazo') : undefined,
        ],
        words: texto,
      }))}
    />
  );
};
