import Button from '@mui/material/Button';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { papelDaRaia } from '#schemas/fluxo/atividade.ts';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { moveLane, placeOfLane, putInLane, putLaneRole, resizeBand } from '../band-edits.ts';
import { isLane, laneOf, leavesOf } from '../bands.ts';
import { boundsOf, type Drawing } from '../drawing.ts';
import { elementName } from '../element-name.ts';
import styles from '../FluxoGerenciar.module.css';
import { roleOfLane, takeLaneRole, type PapelNomeado } from '../lane-role.ts';
import { mayRemoveBand } from '../remove-band.ts';
import type { MoveElements } from '../use-moving.ts';
import { NamedSelect } from './NamedSelect.tsx';
import { Settled } from './Settled.tsx';

interface BandFieldsProps {
  readonly drawing: Drawing;
  readonly band: ModdleElement;
  readonly papeis: readonly PapelNomeado[];
  readonly onChange: (work: (drawing: Drawing) => unknown) => void;
}

/** What a pool or a lane says: whose it is, where among the others, how large. */
export const BandFields = ({ drawing, band, papeis, onChange }: BandFieldsProps) => {
  const text = useText();
  const { id } = band;
  const bounds = boundsOf(drawing, band);
  const { at, of } = placeOfLane(band);
  const role = roleOfLane(band, papeis);
  const resize = (side: 'width' | 'height') => (typed: string) => {
    const value = Number(typed);
    if (Number.isFinite(value) && value > 0)
      onChange((now) => resizeBand(now, id, { [side]: Math.min(value, 20_000) }));
  };
  return (
    <>
      {isLane(band) && (
        <>
          <NamedSelect
            label={text('fluxoDesenho.raia.papel')}
            none={text('fluxoDesenho.raia.semPapel')}
            value={papelDaRaia(band) || role}
            names={papeis}
            onChange={(papel) =>
              onChange((now) => {
                putLaneRole(now, id, papel);
                takeLaneRole(
                  now,
                  (band.flowNodeRef ?? []).map((one) => one.id),
                  papeis,
                );
              })
            }
          />
          <p className="xs sub">{text('fluxoDesenho.raia.papelAjuda')}</p>
          {of > 1 && (
            <div className={styles.row}>
              <Button
                size="small"
                startIcon={<ArrowUp size={16} aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => onChange((now) => moveLane(now, id, at - 1))}
              >
                {text('fluxoDesenho.raia.antes')}
              </Button>
              <Button
                size="small"
                startIcon={<ArrowDown size={16} aria-hidden="true" />}
                disabled={at === of - 1}
                onClick={() => onChange((now) => moveLane(now, id, at + 1))}
              >
                {text('fluxoDesenho.raia.depois')}
              </Button>
            </div>
          )}
        </>
      )}
      {bounds && (
        <>
          {!isLane(band) && (
            <Settled
              label={text('fluxoDesenho.raia.largura')}
              type="number"
              value={String(Math.round(bounds.width))}
              onSettle={resize('width')}
            />
          )}
          <Settled
            label={text('fluxoDesenho.raia.altura')}
            help={text('fluxoDesenho.raia.tamanhoAjuda')}
            type="number"
            value={String(Math.round(bounds.height))}
            onSettle={resize('height')}
          />
        </>
      )}
      {!mayRemoveBand(drawing, band) && <p className="xs sub">{text('fluxoDesenho.raia.fica')}</p>}
    </>
  );
};

interface LaneOfProps {
  readonly drawing: Drawing;
  readonly element: ModdleElement;
  /** By which what changes with its lane is said. */
  readonly move: MoveElements;
}

/** The lane that an element is in; another one is what the mouse does by dragging it there. */
export const LaneOf = ({ drawing, element, move }: LaneOfProps) => {
  const text = useText();
  const lanes = leavesOf(drawing);
  if (lanes.length === 0 || element.$parent !== drawing.process || element.attachedToRef) return null;
  const { id } = element;
  const value = laneOf(drawing, element)?.id ?? '';
  return (
    <SelectInput
      label={text('fluxoDesenho.tipo.raia')}
      value={value}
      options={[
        ...(value === '' ? [{ value: '', label: text('fluxoDesenho.raia.nenhuma') }] : []),
        ...lanes.map((lane, index) => ({
          value: lane.id,
          label: lane.name?.trim()
            ? elementName(lane, text)
            : text('fluxoDesenho.raia.semNome', { numero: index + 1 }),
        })),
      ]}
      onChange={(lane) => void move([id], (now) => putInLane(now, id, lane))}
    />
  );
};
