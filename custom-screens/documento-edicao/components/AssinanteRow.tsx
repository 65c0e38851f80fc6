import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import { DeForaMark } from '#src/conteudo/assinantes/DeForaMark.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import styles from './Edicao.module.css';

interface AssinanteRowProps {
  readonly assinante: Assinante;
  readonly lugar: string;
  readonly position: number;
  readonly total: number;
  readonly editavel: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onPrazo: (prazo: string | undefined) => void;
  readonly onComo: (estrategia: 'DOCFLOW' | 'DIGITAL') => void;
  readonly onRemove: () => void;
}

/** One signer: the place, the deadline, the turn. */
export const AssinanteRow = ({ assinante, lugar, position, total, editavel, ...act }: AssinanteRowProps) => {
  const text = useText();
  const { nome, cargo, unidade } = assinante.usuario;
  const sigla = assinante.unidade?.sigla ?? unidade;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.altKey
      ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp' | 'ArrowDown']
      : undefined;
    if (!editavel || by === undefined) return;
    event.preventDefault();
    act.onMove(by);
  };
  return (
    <li className={styles.signer} onKeyDown={onKeyDown} data-assinante={assinante.id}>
      <span className={styles.order}>{text('editor.assinantes.ordem', { n: position })}</span>
      <div className="grow">
        <div className={styles.signerName}>
          {nome} {assinante.externoId !== undefined && <DeForaMark />}
        </div>
        <div className="sm sub">
          {[[cargo, sigla].filter(Boolean).join(', '), lugar].filter(Boolean).join(' · ')}
        </div>
        {assinante.impedido !== undefined && <Note tone="ambar">{assinante.impedido}</Note>}
        <div className={styles.signerPrazo}>
          <DateField
            label={text('editor.assinantes.prazo')}
            value={assinante.prazo}
            readOnly={!editavel}
            onChange={act.onPrazo}
          />
        </div>
        {(assinante.estrategia === 'DIGITAL' || (editavel && assinante.usaCertificado)) && (
          <div className={styles.signerPrazo}>
            {editavel ? (
              <SelectInput
                label={text('editor.assinantes.como')}
                value={assinante.estrategia === 'DIGITAL' ? 'DIGITAL' : 'DOCFLOW'}
                options={[
                  { value: 'DOCFLOW', label: text('editor.assinantes.comSenha') },
                  { value: 'DIGITAL', label: text('editor.assinantes.comCertificado') },
                ]}
                onChange={act.onComo}
              />
            ) : (
              <span className="sm sub">{text('editor.assinantes.comCertificado')}</span>
            )}
          </div>
        )}
      </div>
      {editavel && (
        <div className={styles.signerActs}>
          <IconAction
            icon={ArrowUp}
            size="small"
            label={text('editor.assinantes.subir', { nome })}
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={position === 1}
            onClick={() => act.onMove(-1)}
          />
          <IconAction
            icon={ArrowDown}
            size="small"
            label={text('editor.assinantes.descer', { nome })}
            aria-keyshortcuts="Alt+ArrowDown"
            disabled={position === total}
            onClick={() => act.onMove(1)}
          />
          <IconAction
            icon={Trash2}
            size="small"
            label={text('editor.assinantes.retirar', { nome })}
            onClick={act.onRemove}
          />
        </div>
      )}
    </li>
  );
};
