import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { useSession } from '#src/session/session-store.ts';
import { classes } from '#src/ui/classes.ts';
import { CoatOfArms } from '#src/ui/CoatOfArms.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from './Brand.module.css';

interface BrandProps {
  /** Only the arms. */
  readonly compact?: boolean;
  /** Inside the header of a phone: no border, and the unit instead of the institution. */
  readonly inHeader?: boolean;
  readonly onClose?: () => void;
}

/** Arms and name; leads to the dashboard. */
export const Brand = ({ compact = false, inHeader = false, onClose }: BrandProps) => {
  const text = useText();
  const { organizacao } = useInstitution();
  const session = useSession();
  const logo = session?.sistemaConfig.logoPequena;
  const second = inHeader ? session?.dados.departamento.sigla : organizacao;
  return (
    <div className={classes(styles.brand, compact && styles.compact, inHeader && styles.inHeader)}>
      <Link
        to="/"
        className={styles.link}
        aria-label={compact ? text('shell.cabecalho.irParaInicio') : undefined}
      >
        <CoatOfArms size={inHeader ? 28 : 32} logo={logo && `data:${logo.mimeType};base64,${logo.arquivo}`} />
        {!compact && (
          <span className="cut">
            <strong className={styles.name}>{text('shell.produto')}</strong>
            <span className={classes('cut', styles.second)}>{second}</span>
          </span>
        )}
      </Link>
      {onClose && <IconAction icon={X} label={text('shell.menu.fechar')} onClick={onClose} />}
    </div>
  );
};
