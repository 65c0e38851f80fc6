import { useState } from 'react';
import { isA } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { addAt, addLinkedAt } from './add-at.ts';
import { copiedText, pasteFrom } from './clipboard.ts';
import { addBand, bandKinds, moveLane, placeOfLane, putInLane, type BandKind } from './band-edits.ts';
import { isLane, laneOf, leavesOf } from './bands.ts';
import { divisions } from './components/Dividing.tsx';
import { divideBand, mayDivide } from './divide-band.ts';
import type { Offer } from './components/AddMenu.tsx';
import { followed } from './follow-links.ts';
import type { BarItem } from './components/BarMenu.tsx';
import { elementOf, elementsOf, isExpanded, isFlow, isNode, type Drawing } from './drawing.ts';
import { addAfter, straighten, type Kind } from './edits.ts';
import { takeLaneRole, type PapelNomeado } from './lane-role.ts';
import { notifyRefused } from './notify-refused.ts';
import { align, alignments, moveSeveral, removeSeveral, topmost, type Alignment } from './several.ts';
import { toggleSub } from './sub-process.ts';
import { useDesignerKeys } from './use-designer-keys.ts';
import type { MoveElements } from './use-moving.ts';
import type { Naming } from './use-naming.ts';
import type { Linking } from './use-linking.ts';
import type { DrawingActs } from './use-drawing.ts';
import type { Selection } from './use-selection.ts';

interface DesignerActsOf {
  readonly drawing: Drawing;
  readonly xml: string;
  readonly selection: Selection;
  readonly acts: DrawingActs;
  readonly move: MoveElements;
  readonly papeis: readonly PapelNomeado[];
  readonly linking: Linking;
  /** What was just added is named. */
  readonly naming: Naming;
  /** What may come after the chosen element is asked. */
  readonly onOffer: () => void;
}

interface Editing extends Omit<BarItem, 'label'> {
  readonly id:
    | 'copiar'
    | 'recortar'
    | 'colar'
    | 'duplicar'
    | 'excluir'
    | 'escolherTudo'
    | 'retracar'
    | 'abrirSub'
    | 'fecharSub'
    | `dividir${(typeof divisions)[number]}`
    | Alignment;
}

interface DesignerActs {
  /** After what is chosen; where it, or a link, was let go, there. */
  readonly add: (kind: Kind | BandKind, dropped?: Offer['dropped']) => void;
  readonly remove: (id: string) => void;
  /** A lane or a pool in so many lanes. */
  readonly divide: (id: string, count: number) => void;
  /** A flow that has none gets so many lanes, which are named one after the other. */
  readonly beginLanes: (count: number) => void;
  /** What is done with what is chosen, for a menu; its keys act too. */
  readonly editing: readonly BarItem[];
}

/** Where it was let go, alone or after what a link came from; otherwise after what is chosen. */
const putNew = (
  drawing: Drawing,
  kind: Kind,
  dropped: Offer['dropped'],
  selected: string | undefined,
): string => {
  if (dropped)
    return dropped.from === undefined
      ? addAt(drawing, kind, dropped.on)
      : addLinkedAt(drawing, kind, dropped.from, dropped.on);
  const id = addAfter(drawing, kind, selected);
  // with a lane chosen, what is new is of it
  if (selected !== undefined) putInLane(drawing, id, selected);
  return id;
};

/** What is done with what is chosen: by the menu, by the keys and by the clipboard. */
export const useDesignerActs = ({
  drawing,
  xml,
  selection,
  acts,
  move,
  papeis,
  linking,
  naming,
  onOffer,
}: DesignerActsOf): DesignerActs => {
  const text = useText();
  // what the menu copies is pasted by the menu, also where the browser keeps its clipboard to itself
  const [copied, setCopied] = useState<string>();
  const { chosen, selected, choose, chooseAll } = selection;
  const elements = chosen.flatMap((id) => elementOf(drawing, id) ?? []);
  const nodes = elements.filter((one) => isNode(one) && one.$type !== 'bpmn:StartEvent');
  const removable = elements.filter((one) => one.$type !== 'bpmn:StartEvent');

  /** What a change makes is chosen, and named. */
  const named = async (make: (now: Drawing) => string | undefined): Promise<void> => {
    const id = await naming.expect(acts.edit(make));
    if (id === undefined) return;
    choose(id);
    naming.begin(id);
  };
  const add: DesignerActs['add'] = (kind, dropped) =>
    void named((now) => {
      const band = bandKinds.find((one) => one === kind);
      if (band) return addBand(now, band, selected);
      const id = putNew(now, kind as Kind, dropped, selected);
      takeLaneRole(now, [id], papeis);
      return id;
    });
  const removeAll = (ids: readonly string[]): void => {
    choose(undefined);
    void acts.edit((now) => removeSeveral(now, ids));
  };
  const removeChosen = (): void => {
    if (removable.length > 0) removeAll(removable.map(({ id }) => id));
  };
  const copy = (): string | undefined => {
    if (nodes.length === 0) return undefined;
    const file = copiedText(
      xml,
      nodes.map(({ id }) => id),
    );
    setCopied(file);
    notify(text('fluxoDesenho.copiado', { count: nodes.length }), { kind: 'success' });
    return file;
  };
  const paste = async (from: string): Promise<void> => {
    const put = await pasteFrom(from);
    const ids = await acts.edit(put);
    if (ids?.length === 0) notify(text('fluxoDesenho.nadaAColar'), { kind: 'warning' });
    else if (ids) chooseAll(ids);
  };
  const quiet = (work: Promise<unknown>): void => void work.catch(notifyRefused);
  const duplicate = (): void => {
    if (nodes.length > 0)
      quiet(
        paste(
          copiedText(
            xml,
            nodes.map(({ id }) => id),
          ),
        ),
      );
  };
  const all = (): void =>
    chooseAll(
      elementsOf(drawing)
        .filter(isNode)
        .map(({ id }) => id),
    );

  const sub = elements.find((one) => one.id === selected && isA(one, 'bpmn:SubProcess'));
  const fold = (): void => {
    if (sub) void acts.edit((now) => toggleSub(now, sub.id));
  };

  const divide: DesignerActs['divide'] = (id, count) =>
    void named((now) => {
      const first = divideBand(now, id, count);
      takeLaneRole(
        now,
        elementsOf(now)
          .filter(isNode)
          .map((one) => one.id),
        papeis,
      );
      return first;
    });
  const beginLanes = (count: number): void =>
    void named((now) => divideBand(now, addBand(now, 'raia', undefined), count));
  const divisible = elements.find((one) => one.id === selected && mayDivide(drawing, one));

  useDesignerKeys({
    takes: naming.takes,
    divide: (count) => {
      if (divisible) divide(divisible.id, count);
    },
    name: () => {
      if (linking.source !== undefined) linking.end(linking.at);
      else if (chosen.length === 1 && selected !== undefined && !isFlow(elementOf(drawing, selected)))
        naming.begin(selected);
    },
    append: onOffer,
    link: () => {
      const from = elementOf(drawing, selected);
      if (chosen.length === 1 && from && isNode(from) && !isA(from, 'bpmn:EndEvent')) linking.begin(from.id);
    },
    toLane: (by) =>
      void move(chosen, (now) => {
        const lanes = leavesOf(now);
        for (const element of topmost(now, chosen)) {
          const lane = laneOf(now, element);
          const to = lane && lanes[lanes.indexOf(lane) + by];
          if (to) putInLane(now, element.id, to.id);
        }
      }),
    follow: (way) => {
      if (linking.source !== undefined) return linking.step(way === 'seguinte' || way === 'abaixo' ? 1 : -1);
      const to = followed(drawing, selected, way);
      if (to !== undefined) choose(to);
    },
    leave: () => (linking.source === undefined ? choose(undefined) : linking.stop()),
    undo: () => quiet(acts.undo()),
    redo: () => quiet(acts.redo()),
    chooseAll: all,
    duplicate,
    remove: removeChosen,
    copied: copy,
    fold,
    nudge: (dx, dy) =>
      void move(chosen, (now) => {
        const lane = elementOf(now, selected);
        if (lane && isLane(lane)) moveLane(now, lane.id, placeOfLane(lane).at + Math.sign(dx + dy));
        else moveSeveral(now, chosen, dx, dy);
      }),
    paste: (from) => quiet(paste(from)),
  });

  const none = nodes.length === 0;
  const editing: readonly Editing[] = [
    { id: 'copiar', shortcut: 'Ctrl C', disabled: none, perform: () => void copy() },
    {
      id: 'recortar',
      shortcut: 'Ctrl X',
      disabled: none,
      perform: () => {
        copy();
        removeChosen();
      },
    },
    {
      id: 'colar',
      shortcut: 'Ctrl V',
      disabled: copied === undefined,
      perform: () => copied !== undefined && quiet(paste(copied)),
    },
    { id: 'duplicar', shortcut: 'Ctrl D', disabled: none, perform: duplicate },
    { id: 'excluir', shortcut: 'Del', disabled: removable.length === 0, perform: removeChosen },
    { id: 'escolherTudo', shortcut: 'Ctrl A', disabled: false, perform: all },
    ...alignments.map((how) => ({
      id: how,
      disabled: nodes.length < (how === 'linha' || how === 'coluna' ? 2 : 3),
      perform: () => void acts.edit((now) => align(now, chosen, how)),
    })),
    {
      id: 'retracar',
      disabled: !elements.some(isFlow),
      perform: () => void acts.edit((now) => straighten(now, chosen)),
    },
    {
      id: sub && isExpanded(drawing, sub) ? 'fecharSub' : 'abrirSub',
      shortcut: 'Ctrl ⏎',
      disabled: !sub,
      perform: fold,
    },
    ...divisions.map((count) => ({
      id: `dividir${count}` as const,
      shortcut: String(count),
      disabled: !divisible,
      perform: () => divisible && divide(divisible.id, count),
    })),
  ];
  return {
    add,
    remove: (id) => removeAll([id]),
    divide,
    beginLanes,
    editing: editing.map((one) => ({ ...one, label: text(`fluxoDesenho.editarMenu.${one.id}`) })),
  };
};
