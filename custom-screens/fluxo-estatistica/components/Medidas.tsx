import { ChartColumn } from 'lucide-react';
import type { FluxoEstatistica } from '#schemas/shapes/fluxo-estatistica.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { partText } from '#src/conteudo/fluxo/duration.ts';
import { Etapas } from './Etapas.tsx';
import { MapaDoTempo } from '#src/conteudo/fluxo/MapaDoTempo.tsx';
import { PorMes } from './PorMes.tsx';

/** What was measured: the totals, the drawing, the steps and the months. */
export const Medidas = ({ dados }: { readonly dados: FluxoEstatistica }) => {
  const text = useText();
  const { elementos, desenho } = dados;
  const due = elementos.reduce((sum, { comPrazo }) => sum + comPrazo, 0);
  const late = elementos.reduce((sum, { atrasadas }) => sum + atrasadas, 0);
  const drawn = desenho.elementos.reduce((sum, { parte = 0 }) => sum + parte, 0);
  const elsewhere = elementos.some(({ parte }) => parte !== undefined) ? 1 - drawn : 0;
  return (
    <>
      <Sheet title={text('fluxoEstatistica.resumo')}>
        <Facts
          items={[
            [text('fluxoEstatistica.iniciados'), dados.iniciados],
            [text('fluxoEstatistica.concluidos'), dados.concluidos],
            [text('fluxoEstatistica.interrompidos'), dados.interrompidos],
            [text('fluxoEstatistica.emAndamento'), dados.emAndamento],
            [
              text('fluxoEstatistica.atraso'),
              due === 0
                ? text('fluxoEstatistica.semPrazo')
                : text('fluxoEstatistica.atrasoDe', {
                    parte: partText(late / due),
                    atrasadas: late,
                    total: due,
                  }),
            ],
          ]}
        />
      </Sheet>
      {elementos.length === 0 ? (
        <Sheet>
          <EmptyState icon={ChartColumn} title={text('fluxoEstatistica.nada')}>
            {text('fluxoEstatistica.nadaTexto')}
          </EmptyState>
        </Sheet>
      ) : (
        <>
          <Sheet
            title={text('fluxoEstatistica.mapa')}
            side={<span className="sm sub">{text('fluxoEstatistica.mapaDe', { numero: dados.versao })}</span>}
          >
            {desenho.elementos.length === 0 ? (
              <p className="sub">{text('fluxoEstatistica.semDesenho')}</p>
            ) : (
              <>
                <p className="sm sub">{text('fluxoEstatistica.mapaAjuda')}</p>
                <MapaDoTempo desenho={desenho} />
                {elsewhere >= 0.005 && (
                  <Note>{text('fluxoEstatistica.foraDoDesenho', { parte: partText(elsewhere) })}</Note>
                )}
              </>
            )}
          </Sheet>
          <Sheet title={text('fluxoEstatistica.etapas')} flush>
            <Etapas elementos={elementos} />
          </Sheet>
        </>
      )}
      {dados.porMes.length > 0 && (
        <Sheet title={text('fluxoEstatistica.porMes')} flush>
          <PorMes meses={dados.porMes} />
        </Sheet>
      )}
    </>
  );
};
