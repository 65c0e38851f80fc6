import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import styles from './DestinoOption.module.css';

interface DestinoOptionProps {
  readonly option: DestinoPossivel;
  /** Why it cannot be chosen. */
  readonly note?: string;
}

/** One destination of the list: the unit by its sigla, the person by the name. */
export const DestinoOption = ({ option: { unidade, usuario }, note }: DestinoOptionProps) => (
  <span className={styles.option}>
    <span>
      {usuario ? (
        usuario.nome
      ) : (
        <>
          <b>{unidade.sigla}</b> - {unidade.nome}
        </>
      )}
    </span>
    {(usuario ?? note) !== undefined && (
      <span className="xs sub">{note ?? `${unidade.sigla} · ${unidade.nome}`}</span>
    )}
  </span>
);
