import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { fluxoSimulacaoApi } from '#schemas/api/fluxo-simulacao.ts';
import type { AmostraSimulada, FluxoSorteado } from '#schemas/shapes/fluxo-simulacao.ts';
import { durationText, lateText, partText } from '#src/conteudo/fluxo/duration.ts';
import { MapaDoTempo } from '#src/conteudo/fluxo/MapaDoTempo.tsx';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import styles from './Simulacao.module.css';

interface CemCasosProps {
  readonly id: number;
  readonly xml: string;
  readonly amostra: AmostraSimulada;
}

/** A hundred cases at random: the drawing by where time passes, each step in numbers, and what stopped some of them. */
export const CemCasos = ({ id, xml, amostra }: CemCasosProps) => {
  const text = useText();
  const [semente, setSemente] = useState(1);
  const { data, error, refetch, isFetching } = useRead(
    fluxoSimulacaoApi.sortear,
    { params: { id }, body: { xml, amostra, semente } },
    { ownError: true, keepPrevious: true, staleTime: Infinity },
  );
  return (
    <div className={styles.many} aria-busy={isFetching}>
      <div className={styles.row}>
        <p className="sm sub grow" role="status">
          {isFetching && text('fluxoSimulacao.sorteando')}
          {!isFetching &&
            data &&
            text('fluxoSimulacao.sorteados', { casos: data.casos, terminaram: data.terminaram })}
          {!isFetching &&
            data?.mediana !== undefined &&
            ` ${text('fluxoSimulacao.doComecoAoFim', { tempo: durationText(text, data.mediana) })}`}
        </p>
        <Button
          size="small"
          variant="outlined"
          disabled={isFetching}
          startIcon={<RotateCw size={16} aria-hidden="true" />}
          onClick={() => setSemente((now) => now + 1)}
        >
          {text('fluxoSimulacao.outroSorteio')}
        </Button>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && data && data.casos > 0 && <Sorteados dados={data} />}
    </div>
  );
};

const Sorteados = ({ dados }: { readonly dados: FluxoSorteado }) => {
  const text = useText();
  const { casos, pedidos, parados, etapas, desenho } = dados;
  return (
    <>
      {casos < pedidos && <Note tone="ambar">{text('fluxoSimulacao.naoCoube', { casos, pedidos })}</Note>}
      <p className="xs sub">{text('fluxoSimulacao.comoSorteia')}</p>
      {desenho.elementos.length > 0 && <MapaDoTempo desenho={desenho} />}
      {parados.length > 0 && (
        <Note tone="rubro">
          <b>{text('fluxoSimulacao.parados')}</b>
          <ul className={styles.stopped}>
            {parados.map(({ nome, mensagem, casos: quantos }, index) => (
              <li key={index}>
                {text('fluxoSimulacao.quantos', { count: quantos })}
                {': '}
                {nome !== undefined && `“${nome}”: `}
                {mensagem}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <PlainTable label={text('fluxoSimulacao.etapas')}>
        <thead>
          <tr>
            <th scope="col">{text('fluxoEstatistica.etapa')}</th>
            <th scope="col" className={styles.number}>
              {text('fluxoSimulacao.vezes')}
            </th>
            <th scope="col" className={styles.number}>
              {text('fluxoEstatistica.mediana')}
            </th>
            <th scope="col" className={styles.number}>
              {text('fluxoEstatistica.parte')}
            </th>
            <th scope="col" className={styles.number}>
              {text('fluxoEstatistica.atraso')}
            </th>
          </tr>
        </thead>
        <tbody>
          {etapas.map((one) => (
            <tr key={one.id}>
              <th scope="row" className={styles.step}>
                {one.nome}
                {one.medida && <span className={styles.measured}>{text('fluxoSimulacao.medida')}</span>}
              </th>
              <td className={styles.number}>{one.vezes}</td>
              <td className={styles.number}>{durationText(text, one.mediana)}</td>
              <td className={styles.number}>{partText(one.parte)}</td>
              <td className={styles.number}>{lateText(text, one)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </>
  );
};
