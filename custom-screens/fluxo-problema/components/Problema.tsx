import Checkbox from '@mui/material/Checkbox';
import { Link } from 'react-router-dom';
import { fluxoProblemaApi } from '#schemas/api/fluxo-problema.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { FluxoProblema } from '#schemas/shapes/fluxo-problema.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { DesenhoPequeno } from '#src/conteudo/fluxo/DesenhoPequeno.tsx';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../FluxoProblema.module.css';
import { Conserto } from './Conserto.tsx';

interface ProblemaProps {
  readonly problema: FluxoProblema;
  readonly chosen: boolean;
  readonly onChoose?: (id: number, on: boolean) => void;
  readonly onDone: (results: readonly ResultadoItem[]) => void;
}

/** What stopped, why, where in the drawing, and what mends it. */
export const Problema = ({ problema, chosen, onChoose, onDone }: ProblemaProps) => {
  const text = useText();
  const mends = useCan('fluxoGerenciar');
  const { id, fluxo, versao, elemento, mensagem, abertoEm, conteudo } = problema;
  const { data } = useRead(
    fluxoProblemaApi.detalhe,
    { params: { id } },
    { ownError: true, quiet: true, enabled: mends },
  );
  const qual = conteudo ? (conteudo.numero ?? conteudo.assunto) : text('fluxoProblema.numero', { id });
  const name = text('fluxoProblema.nome', { fluxo, versao, qual });
  return (
    <Sheet title={name}>
      <div className={styles.head}>
        {onChoose && (
          <Checkbox
            size="small"
            checked={chosen}
            slotProps={{
              input: { 'aria-label': text('fluxoProblema.escolher', { nome: qual }) },
            }}
            onChange={(_, on) => onChoose(id, on)}
          />
        )}
        {conteudo ? (
          <Link to={consultaPath(conteudo.id, conteudo.tipo)}>
            {conteudo.numero === undefined ? conteudo.assunto : `${conteudo.numero}: ${conteudo.assunto}`}
          </Link>
        ) : (
          <span className="sub">{text('fluxoProblema.fora')}</span>
        )}
      </div>
      <Note tone="rubro">
        {elemento !== undefined && <b>{text('fluxoProblema.em', { elemento })}. </b>}
        {mensagem}
      </Note>
      {data && <DesenhoPequeno desenho={data.desenho} />}
      <p className="sm sub">{text('fluxoProblema.desde', { momento: formatMoment(abertoEm) })}</p>
      {mends && <Conserto problemas={[problema]} onDone={onDone} />}
    </Sheet>
  );
};
