import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { LoteItem } from '#schemas/shapes/lote.ts';
import { KindIcon } from '#src/conteudo/KindIcon.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import type { Conferencia } from '../use-conferencia.ts';
import styles from '../LoteConsulta.module.css';

interface ListasConferidasProps {
  readonly conferencia: Conferencia;
  /** Where it came from; what came from nowhere has nobody to go back to. */
  readonly remetente: string | undefined;
  /** Something was decided of an item or of a code. */
  readonly onSettled: () => void;
}

/** What was found, what is missing and what is left over; any item may be refused, those that are missing at once. */
export const ListasConferidas = ({ conferencia, remetente, onSettled }: ListasConferidasProps) => {
  const text = useText();
  const [refusing, setRefusing] = useState<LoteItem>();
  const { encontrados, faltam, sobram, motivos, recusar, aceitar, tirar } = conferencia;
  const item = (one: LoteItem) => (
    <Item
      key={one.id}
      item={one}
      motivo={motivos.get(one.id)}
      onRefuse={remetente === undefined || one.daqui ? undefined : () => setRefusing(one)}
      onAccept={() => {
        aceitar(one.id);
        onSettled();
      }}
    />
  );
  const waiting = faltam.filter(({ id, daqui }) => !daqui && !motivos.has(id));
  return (
    <div className={styles.listas}>
      <Lista
        title={text('loteTela.conferir.encontrados')}
        none={text('loteTela.conferir.nenhumEncontrado')}
        rows={encontrados.map(item)}
      />
      <Lista
        title={text('loteTela.conferir.faltam')}
        none={text('loteTela.conferir.nadaFalta')}
        rows={faltam.map(item)}
      >
        {remetente !== undefined && waiting.length > 0 && (
          <Button
            size="small"
            onClick={() => {
              recusar(
                waiting.map(({ id }) => id),
                text('loteTela.conferir.naoVeio'),
              );
              onSettled();
            }}
          >
            {text('loteTela.conferir.recusarFaltam')}
          </Button>
        )}
      </Lista>
      <Lista
        title={text('loteTela.conferir.sobram')}
        none={text('loteTela.conferir.nadaSobra')}
        rows={sobram.map((code) => (
          <li key={code}>
            <span className={styles.nome}>{code}</span>
            <IconAction
              icon={X}
              size="small"
              label={text('loteTela.conferir.tirarSobra', { codigo: code })}
              onClick={() => {
                tirar(code);
                onSettled();
              }}
            />
          </li>
        ))}
      />
      {refusing && (
        <ConfirmDialog
          open
          title={text('loteTela.conferir.recusarTitulo', { item: refusing.rotulo })}
          confirmLabel={text('loteTela.conferir.recusar')}
          reason={{
            label: text('loteTela.conferir.motivo'),
            hint: text('loteTela.conferir.motivoDica'),
            required: true,
          }}
          onConfirm={(motivo) => {
            recusar([refusing.id], motivo);
            setRefusing(undefined);
            onSettled();
          }}
          onClose={() => setRefusing(undefined)}
        >
          {text('loteTela.conferir.recusarEfeito', { remetente })}
        </ConfirmDialog>
      )}
    </div>
  );
};

interface ListaProps {
  readonly title: string;
  readonly none: string;
  readonly rows: readonly ReactNode[];
  readonly children?: ReactNode;
}

const Lista = ({ title, none, rows, children }: ListaProps) => {
  const titleId = useId();
  return (
    <section className={styles.lista} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className="grow">
          {title} <span className={styles.count}>{rows.length}</span>
        </h3>
        {children}
      </div>
      {rows.length === 0 ? <p className="sm sub">{none}</p> : <ul>{rows}</ul>}
    </section>
  );
};

interface ItemProps {
  readonly item: LoteItem;
  readonly motivo: string | undefined;
  readonly onRefuse: (() => void) | undefined;
  readonly onAccept: () => void;
}

const Item = ({ item: { tipo, rotulo, assunto }, motivo, onRefuse, onAccept }: ItemProps) => {
  const text = useText();
  return (
    <li>
      <span className={styles.nome}>
        <span className={styles.titulo}>
          <KindIcon tipo={tipo} />
          <b>{rotulo}</b>
        </span>
        <span className="sm sub">{assunto}</span>
      </span>
      {motivo === undefined && onRefuse && (
        <Button
          size="small"
          variant="text"
          aria-label={text('loteTela.conferir.recusarItem', { item: rotulo })}
          onClick={onRefuse}
        >
          {text('loteTela.conferir.recusar')}
        </Button>
      )}
      {motivo !== undefined && (
        <span className={styles.recusa}>
          <span className="grow">{text('loteTela.conferir.seraRecusado', { motivo })}</span>
          <Button
            size="small"
            variant="text"
            aria-label={text('loteTela.conferir.desfazer', { item: rotulo })}
            onClick={onAccept}
          >
            {text('loteTela.conferir.desfazerCurto')}
          </Button>
        </span>
      )}
    </li>
  );
};
