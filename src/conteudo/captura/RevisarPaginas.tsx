import Button from '@mui/material/Button';
import { Combine, EyeOff, Plus, RotateCw, Scissors } from 'lucide-react';
import { useState } from 'react';
import type { Captura } from '#schemas/shapes/captura.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { Miniatura } from './Miniatura.tsx';
import {
  alternarComeco,
  alternarFora,
  etiquetaLida,
  girar,
  partesOf,
  planoOf,
  semDivisao,
  type PaginaPlanejada,
  type Parte,
  type Plano,
} from './plano.ts';
import styles from './Captura.module.css';

interface RevisarPaginasProps {
  readonly captura: Captura;
  readonly plano: Plano;
  /** More than one document may come of it. */
  readonly divide: boolean;
  readonly onUse: (plano: Plano) => void;
  readonly onClose: () => void;
}

/** The pages of what was scanned: turned, left out, and divided in documents, before anything is made of them. */
export const RevisarPaginas = ({ captura, plano, divide, onUse, onClose }: RevisarPaginasProps) => {
  const text = useText();
  const [draft, setDraft] = useState(plano);
  const [asked, setAsked] = useState(false);
  const parts = partesOf(draft);
  const out = draft.filter(({ fora }) => fora);
  const use = (): void => {
    setAsked(true);
    if (parts.length > 0) onUse(draft);
  };
  const page = (pagina: PaginaPlanejada, first: boolean) => (
    <Pagina
      key={pagina.numero}
      capturaId={captura.id}
      pagina={pagina}
      first={first}
      divide={divide && !pagina.fora && pagina.numero !== parts[0]?.paginas[0]?.numero}
      onChange={(by) => setDraft((now) => by(now, pagina.numero))}
    />
  );
  const titleOf = ({ etiqueta, protocolo }: Parte, n: number): string =>
    etiqueta === undefined
      ? text('protocoloTela.revisao.documento', { n })
      : text(
          protocolo ? 'protocoloTela.revisao.documentoRegistrado' : 'protocoloTela.revisao.documentoEtiqueta',
          { n, etiqueta: etiquetaLida(etiqueta, protocolo) },
        );
  return (
    <PageDialog
      title={text('protocoloTela.revisao.titulo', { nome: captura.nome })}
      note={text('protocoloTela.revisao.nota')}
      closeLabel={text('protocoloTela.revisao.fechar')}
      onClose={onClose}
    >
      <div className={styles.review} tabIndex={0} role="group" aria-label={captura.nome}>
        {parts.map((parte, index) => (
          <section key={parte.paginas[0]?.numero} className={styles.group}>
            <h3>{titleOf(parte, index + 1)}</h3>
            <ol className={styles.pages}>
              {parte.paginas.map(({ numero }, place) => {
                const pagina = draft.find((one) => one.numero === numero);
                return pagina && page(pagina, place === 0);
              })}
            </ol>
          </section>
        ))}
        {out.length > 0 && (
          <section className={styles.group}>
            <h3>{text('protocoloTela.revisao.foraTitulo')}</h3>
            <ol className={styles.pages}>{out.map((pagina) => page(pagina, false))}</ol>
          </section>
        )}
      </div>
      <div className={styles.end}>
        <span role="status" className="grow sm">
          {text('protocoloTela.revisao.resumo', { count: parts.length })}
          {asked && parts.length === 0 && (
            <span className={styles.problem}> {text('protocoloTela.revisao.semPagina')}</span>
          )}
        </span>
        {divide && (
          <Button variant="text" onClick={() => setDraft(semDivisao)}>
            {text('protocoloTela.revisao.semDivisao')}
          </Button>
        )}
        <Button variant="text" onClick={() => setDraft(planoOf(captura))}>
          {text('protocoloTela.revisao.sugestao')}
        </Button>
        <Button variant="contained" onClick={use}>
          {text('protocoloTela.revisao.usar')}
        </Button>
      </div>
    </PageDialog>
  );
};

interface PaginaProps {
  readonly capturaId: number;
  readonly pagina: PaginaPlanejada;
  /** It is the first of its document. */
  readonly first: boolean;
  readonly divide: boolean;
  readonly onChange: (by: (plano: Plano, numero: number) => Plano) => void;
}

const Pagina = ({ capturaId, pagina, first, divide, onChange }: PaginaProps) => {
  const text = useText();
  const { numero: n, giro, fora, emBranco, separadora, etiqueta, protocolo } = pagina;
  const marks = [
    ...(emBranco ? [text('protocoloTela.revisao.emBranco')] : []),
    ...(giro === 0 ? [] : [text('protocoloTela.revisao.girada', { giro })]),
    ...(separadora ? [text('protocoloTela.revisao.separadora')] : []),
    ...(etiqueta === undefined
      ? []
      : [text('protocoloTela.revisao.etiqueta', { etiqueta: etiquetaLida(etiqueta, protocolo) })]),
  ];
  return (
    <li className={classes(styles.page, fora && styles.out)}>
      <div className={styles.shot}>
        <Miniatura capturaId={capturaId} numero={n} className={turns[giro]} />
      </div>
      <div className={styles.foot}>
        <span className={styles.what}>
          {text('protocoloTela.revisao.pagina', { n })}
          {marks.length > 0 && <span className="xs mut"> · {marks.join(', ')}</span>}
        </span>
      </div>
      <div className={styles.foot}>
        <span className="grow" />
        {divide && (
          <IconAction
            size="small"
            icon={first ? Combine : Scissors}
            label={text(first ? 'protocoloTela.revisao.juntar' : 'protocoloTela.revisao.comecar', { n })}
            onClick={() => onChange(alternarComeco)}
          />
        )}
        {!fora && (
          <IconAction
            size="small"
            icon={RotateCw}
            label={text('protocoloTela.revisao.girar', { n })}
            onClick={() => onChange(girar)}
          />
        )}
        <IconAction
          size="small"
          icon={fora ? Plus : EyeOff}
          label={text(fora ? 'protocoloTela.revisao.incluir' : 'protocoloTela.revisao.retirar', { n })}
          onClick={() => onChange(alternarFora)}
        />
      </div>
    </li>
  );
};

const turns = { 0: undefined, 90: styles.turn90, 180: styles.turn180, 270: styles.turn270 } as const;
