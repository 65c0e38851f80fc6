import { ArrowDown, ArrowUp, UserX } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { DeForaMark } from './DeForaMark.tsx';
import type { Passo, SignatureRoute } from './use-signature-route.ts';
import styles from '#src/conteudo/Consulta.module.css';

interface PassoRowProps {
  readonly passo: Passo;
  readonly position: number;
  readonly total: number;
  readonly route: SignatureRoute;
  readonly onCancel: () => void;
}

/** One who still has to sign: the place, the deadline, and leaving; Alt with an arrow moves it as the buttons do. */
export const PassoRow = ({ passo, position, total, route, onCancel }: PassoRowProps) => {
  const text = useText();
  const { assinante, prazo } = passo;
  const { usuario, unidade, liberadoEm, estrategia } = assinante;
  const { nome } = usuario;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.altKey
      ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp' | 'ArrowDown']
      : undefined;
    if (by === undefined) return;
    event.preventDefault();
    route.mover(assinante, by);
  };
  const standing = text(liberadoEm === undefined ? 'consulta.conduzir.espera' : 'consulta.conduzir.vezAgora');
  return (
    <li className={styles.step} onKeyDown={onKeyDown}>
      <span className={styles.stepPlace} aria-hidden="true">
        {position}
      </span>
      <div className="grow">
        <div className={styles.signerHead}>
          <span className={styles.signerName}>{nome}</span>
          {assinante.externoId !== undefined && <DeForaMark />}
        </div>
        <div className="sm sub">{[unidade?.sigla, usuario.cargo, standing].filter(Boolean).join(' · ')}</div>
        <div className={styles.stepDay} role="group" aria-label={text('consulta.conduzir.prazoDe', { nome })}>
          <DateField
            label={text('consulta.conduzir.prazo')}
            value={prazo}
            min={isoDay(new Date())}
            onChange={(day) => route.mudarPrazo(assinante, day)}
            onInvalid={(message) => route.conferir(assinante, message)}
          />
        </div>
      </div>
      <div className={styles.stepActs}>
        <IconAction
          icon={ArrowUp}
          size="small"
          label={text('consulta.conduzir.subir', { nome })}
          aria-keyshortcuts="Alt+ArrowUp"
          disabled={position === 1}
          onClick={() => route.mover(assinante, -1)}
        />
        <IconAction
          icon={ArrowDown}
          size="small"
          label={text('consulta.conduzir.descer', { nome })}
          aria-keyshortcuts="Alt+ArrowDown"
          disabled={position === total}
          onClick={() => route.mover(assinante, 1)}
        />
        {estrategia !== 'CLOUD' && (
          <IconAction
            icon={UserX}
            size="small"
            label={text('consulta.conduzir.cancelar', { nome })}
            onClick={onCancel}
          />
        )}
      </div>
    </li>
  );
};
