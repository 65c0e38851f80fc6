import { useText } from '#src/i18n/use-text.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { lembreteExtenso } from '../palavras.ts';

interface LembretesProps {
  readonly value: readonly number[];
  readonly onChange: (to: readonly number[]) => void;
}

/** In minutes: from the time itself to a week. */
const offered = [0, 10, 30, 60, 120, 1440, 2880, 10_080];
const most = 5;

const search = (q: string): Promise<number[]> =>
  Promise.resolve(offered.filter((antes) => matchesText(lembreteExtenso(antes), q)));

/** How long before the event people are reminded of it. */
export const Lembretes = ({ value, onChange }: LembretesProps) => {
  const text = useText();
  return (
    <PickField
      id="agenda-lembretes"
      label={text('agenda.campo.lembretes')}
      help={text('agenda.campo.lembretesAjuda')}
      source="lembrete"
      search={search}
      multiple
      value={value}
      keyOf={String}
      nameOf={lembreteExtenso}
      onChange={(chosen) => {
        if (chosen.length <= most) onChange([...chosen].sort((a, b) => a - b));
      }}
    />
  );
};
