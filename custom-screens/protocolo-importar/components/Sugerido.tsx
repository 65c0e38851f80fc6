import { Sparkles } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import styles from '../ProtocoloImportar.module.css';

/** Marks what nobody has written: it was read from the page or from the name of the file. */
export const Sugerido = ({ id }: { readonly id: string }) => {
  const text = useText();
  return (
    <span id={id} className={styles.suggested}>
      <Sparkles size={12} aria-hidden="true" />
      {text('protocoloTela.importar.sugerido')}
    </span>
  );
};
