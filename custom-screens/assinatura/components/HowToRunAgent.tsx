import { useText } from '#src/i18n/use-text.ts';
import styles from './Assinatura.module.css';

/** What to do so that this page finds a token or card. */
export const HowToRunAgent = () => {
  const text = useText();
  return (
    <ol className={styles.how}>
      <li>{text('assinarCertificado.agente.como.fabricante')}</li>
      <li>
        {text('assinarCertificado.agente.como.comando')}
        <code className={styles.command}>{`npx malote agente --origem ${window.location.origin}`}</code>
      </li>
      <li>{text('assinarCertificado.agente.como.permita')}</li>
    </ol>
  );
};
