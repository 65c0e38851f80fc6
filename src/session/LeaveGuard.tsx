import { useEffect, useRef, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { guardLeaving } from './leaving.ts';
import { getSession } from './session-store.ts';

/** Longer than this nobody waits without a word. */
const settleMs = 3_000;

interface LeaveGuardProps {
  /** Whether there is something to lose; asked at the moment of leaving. */
  readonly when: () => boolean;
  /** What is being written. */
  readonly name: string;
  /** Tries to have nothing to lose; the question comes only where this gives false. */
  readonly settle?: () => Promise<boolean>;
  /** Whether what is unsaved stays on this computer all the same. */
  readonly kept?: () => boolean;
  readonly onLeave?: () => void;
  /** Whether another address of the same path still shows what is being written; absent, every one does. */
  readonly stillHere?: (to: Location) => boolean;
}

interface Question {
  readonly stays: boolean;
  /** Of who asked without a navigation: another unit, another person. */
  readonly answer?: (leaves: boolean) => void;
}

/**
 * Holds every way out of a screen with changes that were not saved: links, the arrows of the browser, navigation by code,
 * closing the tab. An ended session is not held: what was typed waits for its owner.
 */
export const LeaveGuard = ({ when, name, settle, kept, onLeave, stillHere }: LeaveGuardProps) => {
  const text = useText();
  const latest = useRef({ when, settle, kept });
  useEffect(() => {
    latest.current = { when, settle, kept };
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (latest.current.when()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !(currentLocation.pathname === nextLocation.pathname && (stillHere?.(nextLocation) ?? true)) &&
      getSession() !== undefined &&
      when(),
  );
  const { state, proceed } = blocker;
  const [asking, setAsking] = useState<Question>();
  useEffect(
    () =>
      guardLeaving(async () => {
        const { when: unsaved, settle: first, kept: stays } = latest.current;
        if (!unsaved() || (first !== undefined && (await withinTime(first())))) return true;
        return new Promise<boolean>((answer) => setAsking({ stays: stays?.() ?? false, answer }));
      }),
    [],
  );
  useEffect(() => {
    if (state !== 'blocked') {
      setAsking((question) => (question?.answer ? question : undefined));
      return undefined;
    }
    let gone = false;
    const decide = async (): Promise<void> => {
      const { settle: first, kept: stays } = latest.current;
      const settled = first !== undefined && (await withinTime(first()));
      if (gone) return;
      if (settled) proceed?.();
      else setAsking({ stays: stays?.() ?? false });
    };
    void decide();
    return () => {
      gone = true;
    };
  }, [state, proceed]);

  return (
    <ConfirmDialog
      open={asking !== undefined}
      destructive={asking?.stays !== true}
      title={text('ui.sair.titulo')}
      cancelLabel={text('ui.sair.continuar')}
      confirmLabel={text(asking?.stays ? 'ui.sair.sair' : 'ui.sair.descartar')}
      onClose={() => {
        asking?.answer?.(false);
        setAsking(undefined);
        blocker.reset?.();
      }}
      onConfirm={() => {
        onLeave?.();
        asking?.answer?.(true);
        setAsking(undefined);
        blocker.proceed?.();
      }}
    >
      {text(asking?.stays ? 'ui.sair.fica' : 'ui.sair.perde', { nome: name })}
    </ConfirmDialog>
  );
};

const withinTime = (settling: Promise<boolean>): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), settleMs));
  return Promise.race([settling, late]);
};
