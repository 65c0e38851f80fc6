import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { CalendarClock, ListCollapse, ListTree, MoveRight, Trash2 } from 'lucide-react';
import { atividadeOf, esperaOf, esperas, isTimer, subfluxoOf, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { isExpanded, isFlow, isNode, type Drawing } from '../drawing.ts';
import { elementName, kindName } from '../element-name.ts';
import { hasLabel } from '../label-edits.ts';
import { addDeadline, connect, mayConnect } from '../edits.ts';
import {
  commentOf,
  timerText,
  makeDefault,
  putComment,
  putCondition,
  putInterrupts,
  putSubflow,
  putTimer,
  putWait,
} from '../say.ts';
import { nameIt, outOfRole, takeRoleOfLane } from '../lane-role.ts';
import { camposOf, type ContentNames } from '../regras/campos.ts';
import styles from '../FluxoGerenciar.module.css';
import { readingOrder } from '../outline.ts';
import { toggleSub } from '../sub-process.ts';
import type { DrawingActs } from '../use-drawing.ts';
import type { MoveElements } from '../use-moving.ts';
import { isBand } from '../bands.ts';
import { mayRemoveBand } from '../remove-band.ts';
import { AtividadeFields } from './AtividadeFields.tsx';
import { BandFields, LaneOf } from './BandFields.tsx';
import { ColourFields } from './ColourFields.tsx';
import { Condicao } from './Condicao.tsx';
import { NamedSelect } from './NamedSelect.tsx';
import { Settled } from './Settled.tsx';
import { Tempo } from './Tempo.tsx';
import { TrabalhoFields } from './TrabalhoFields.tsx';

interface PropertiesProps {
  readonly drawing: Drawing;
  readonly element: ModdleElement;
  readonly names: Pick<DesenhoFluxo, 'papeis' | 'modelos' | 'subfluxos' | 'semExpediente'> & ContentNames;
  /** What was found wrong with it. */
  readonly problem: string | undefined;
  readonly edit: DrawingActs['edit'];
  readonly move: MoveElements;
  readonly onSelect: (id: string | undefined) => void;
  readonly onRemove: (id: string) => void;
}

/** What the chosen element says, and what can be done from it. */
export const Properties = ({
  drawing,
  element,
  names,
  problem,
  edit,
  move,
  onSelect,
  onRemove,
}: PropertiesProps) => {
  const text = useText();
  const { id } = element;
  const campos = camposOf(drawing, names, text);
  const other = outOfRole(drawing, element, names.papeis);
  const change = (work: (drawing: Drawing) => unknown): void => void edit(work);
  return (
    <>
      <p className="sm sub">{kindName(element, text)}</p>
      <div className={styles.fields}>
        <Settled
          label={text(
            isA(element, 'bpmn:UserTask') ? 'fluxoDesenho.campo.nomeAtividade' : 'fluxoDesenho.campo.nome',
          )}
          value={element.name ?? ''}
          onSettle={(name) => change((now) => nameIt(now, id, name.trim(), names.papeis))}
        />
        {isBand(element) && (
          <BandFields drawing={drawing} band={element} papeis={names.papeis} onChange={change} />
        )}
        {isNode(element) && <LaneOf drawing={drawing} element={element} move={move} />}
        {isA(element, 'bpmn:UserTask') && (
          <AtividadeFields
            id={id}
            nome={elementName(element, text)}
            value={atividadeOf(element)}
            names={names}
            daRaia={
              other && {
                papel: other.daRaia,
                onTake: () => change((now) => takeRoleOfLane(now, id, names.papeis)),
              }
            }
            onChange={change}
          />
        )}
        {(isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask')) && (
          <TrabalhoFields
            id={id}
            value={trabalhoOf(element)}
            names={names}
            campos={campos}
            onChange={change}
          />
        )}
        {isA(element, 'bpmn:CallActivity') && (
          <NamedSelect
            label={text('fluxoDesenho.campo.subfluxo')}
            none={text('fluxoDesenho.campo.escolhaSubfluxo')}
            value={subfluxoOf(element)}
            names={names.subfluxos}
            onChange={(codigo) => change((now) => putSubflow(now, id, codigo))}
          />
        )}
        {isA(element, 'bpmn:IntermediateCatchEvent') && !isTimer(element) && (
          <SelectInput
            label={text('fluxoDesenho.campo.espera')}
            value={esperas.find((one) => one === esperaOf(element)) ?? 'assinado'}
            options={esperas.map((value) => ({ value, label: text(`fluxoDesenho.espera.${value}`) }))}
            onChange={(espera) => change((now) => putWait(now, id, espera))}
          />
        )}
        {isTimer(element) && (
          <Tempo
            value={timerText(element)}
            semExpediente={names.semExpediente}
            onChange={(iso) => change((now) => putTimer(now, id, iso))}
          />
        )}
        {isA(element, 'bpmn:BoundaryEvent') && isTimer(element) && (
          <FormControlLabel
            control={
              <Checkbox
                checked={element.cancelActivity !== false}
                onChange={(_, on) => change((now) => putInterrupts(now, id, on))}
              />
            }
            label={text('fluxoDesenho.campo.interrompe')}
          />
        )}
        {isChoice(element) && (
          <>
            <FormControlLabel
              control={
                <Checkbox
                  checked={element.sourceRef?.default === element}
                  onChange={(_, on) => change((now) => makeDefault(now, id, on))}
                />
              }
              label={text('fluxoDesenho.campo.padrao')}
            />
            {element.sourceRef?.default !== element && (
              <Condicao
                lugar="saida"
                label={text('fluxoDesenho.campo.condicao')}
                value={element.conditionExpression?.body?.replace(/^=/, '') ?? ''}
                campos={campos}
                problem={problem}
                onSettle={(condition) => change((now) => putCondition(now, id, condition))}
              />
            )}
          </>
        )}
        <Settled
          label={text('fluxoDesenho.campo.comentario')}
          help={text('fluxoDesenho.campo.comentarioAjuda')}
          value={commentOf(element)}
          multiline
          onSettle={(comment) => change((now) => putComment(now, id, comment.trim()))}
        />
        <ColourFields drawing={drawing} elements={[element]} onChange={change} />
        {hasLabel(element) && (
          <p className="xs sub">
            {text(isFlow(element) ? 'fluxoDesenho.saidaAjuda' : 'fluxoDesenho.nomeAjuda')}
          </p>
        )}
        <WaysOut element={element} onSelect={onSelect} />
        <Link drawing={drawing} element={element} edit={edit} />
        <div className={styles.row}>
          {isA(element, 'bpmn:SubProcess') && (
            <FoldButton
              open={isExpanded(drawing, element)}
              onToggle={() => change((now) => toggleSub(now, id))}
            />
          )}
          {isA(element, 'bpmn:Activity') && (
            <Button
              size="small"
              startIcon={<CalendarClock size={16} aria-hidden="true" />}
              onClick={() => void edit((now) => addDeadline(now, id)).then((made) => made && onSelect(made))}
            >
              {text('fluxoDesenho.campo.porPrazo')}
            </Button>
          )}
          {!isA(element, 'bpmn:StartEvent') && mayRemove(drawing, element) && (
            <Button
              size="small"
              color="error"
              startIcon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => onRemove(id)}
            >
              {text('fluxoDesenho.excluir')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
};

const FoldButton = ({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) => {
  const text = useText();
  const Icon = open ? ListCollapse : ListTree;
  return (
    <Button size="small" startIcon={<Icon size={16} aria-hidden="true" />} onClick={onToggle}>
      {text(open ? 'fluxoDesenho.fecharSub' : 'fluxoDesenho.abrirSub')}
    </Button>
  );
};

const mayRemove = (drawing: Drawing, element: ModdleElement): boolean =>
  !isBand(element) || mayRemoveBand(drawing, element);

/** One of several ways out of a decision. */
const isChoice = (flow: ModdleElement): boolean =>
  isFlow(flow) &&
  (isA(flow.sourceRef, 'bpmn:ExclusiveGateway') || isA(flow.sourceRef, 'bpmn:InclusiveGateway')) &&
  (flow.sourceRef?.outgoing?.length ?? 0) > 1;

/** What leaves an element, each to be chosen: the only way out of one is no line of the outline. */
const WaysOut = ({ element, onSelect }: Pick<PropertiesProps, 'element' | 'onSelect'>) => {
  const text = useText();
  const out = isNode(element) ? (element.outgoing ?? []) : [];
  if (out.length === 0) return null;
  return (
    <div className={styles.row} role="group" aria-label={text('fluxoDesenho.campo.saidas')}>
      {out.map((flow) => (
        <Button
          key={flow.id}
          size="small"
          startIcon={<MoveRight size={16} aria-hidden="true" />}
          onClick={() => onSelect(flow.id)}
        >
          {elementName(flow, text)}
        </Button>
      ))}
    </div>
  );
};

/** A link to an element that is there already: what the mouse does by dragging. */
const Link = ({ drawing, element, edit }: Pick<PropertiesProps, 'drawing' | 'element' | 'edit'>) => {
  const text = useText();
  const targets = isNode(element) ? readingOrder(drawing).filter((one) => mayConnect(element, one)) : [];
  if (targets.length === 0) return null;
  return (
    <SelectInput
      label={text('fluxoDesenho.campo.ligarA')}
      value=""
      options={[
        { value: '', label: text('fluxoDesenho.campo.escolhaLigar') },
        ...targets.map((one) => ({
          value: one.id,
          label: `${elementName(one, text)} (${kindName(one, text)})`,
        })),
      ]}
      onChange={(target) => {
        if (target !== '') void edit((now) => connect(now, element.id, target));
      }}
    />
  );
};
