import { useText } from '#src/i18n/use-text.ts';
import { Organizer } from '#src/painel/Organizer.tsx';

/** The blocks of the home, and the place of each. */
export const Inicio = () => {
  const text = useText();
  return (
    <>
      <p className="sub">{text('painel.organizarAjuda')}</p>
      <Organizer />
    </>
  );
};
