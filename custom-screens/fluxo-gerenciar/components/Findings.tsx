import Button from '@mui/material/Button';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { elementOf, type Drawing } from '../drawing.ts';
import { elementName } from '../element-name.ts';
import { MendButton, type Mends } from './MendButton.tsx';
import styles from '../FluxoGerenciar.module.css';

interface FindingsProps {
  readonly drawing: Drawing;
  /** Undefined: not judged since it changed, or not yet. */
  readonly achados: readonly AchadoFluxo[] | undefined;
  readonly changed?: boolean;
  /** Undefined: what is shown is not changed here. */
  readonly mends?: Mends;
  readonly onSelect: (id: string) => void;
}

/** What stands in the way of publishing, each leading to its element. */
export const Findings = ({ drawing, achados, changed = true, mends, onSelect }: FindingsProps) => {
  const text = useText();
  if (achados === undefined)
    return <p className="sm sub">{text(changed ? 'fluxoDesenho.mudou' : 'fluxoDesenho.conferindo')}</p>;
  if (achados.length === 0) return <p className="sm sub">{text('fluxoDesenho.faltaNada')}</p>;
  return (
    <ul className={styles.findings}>
      {achados.map((achado, index) => {
        const { elemento, mensagem, impede } = achado;
        const element = elementOf(drawing, elemento);
        const Icon = impede ? CircleAlert : TriangleAlert;
        const said = (
          <span>
            {element && <b>{elementName(element, text)}: </b>}
            {mensagem}
          </span>
        );
        const icon = (
          <Icon size={16} aria-label={text(impede ? 'fluxoDesenho.impede' : 'fluxoDesenho.aviso')} />
        );
        return (
          <li key={index}>
            {element ? (
              <Button
                size="small"
                className={styles.finding ?? ''}
                startIcon={icon}
                onClick={() => onSelect(element.id)}
              >
                {said}
              </Button>
            ) : (
              <div className={styles.row}>
                {icon}
                {said}
              </div>
            )}
            {mends && <MendButton drawing={drawing} achado={achado} mends={mends} />}
          </li>
        );
      })}
    </ul>
  );
};
