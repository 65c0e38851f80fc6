import { useText } from '#src/i18n/use-text.ts';

/** Names that are read at a glance; of more people, how many others there are. */
const most = 3;

const inWords = new Intl.ListFormat('pt-BR');

/** Whom an activity waits for. */
export const Esperados = ({ nomes }: { readonly nomes: readonly string[] }) => {
  const text = useText();
  if (nomes.length === 0) return null;
  const more = nomes.length - most;
  const quem =
    more > 0
      ? text('atividades.esperaOutros', { quem: nomes.slice(0, most).join(', '), count: more })
      : inWords.format(nomes);
  return <p className="sm sub">{text('atividades.espera', { quem })}</p>;
};
