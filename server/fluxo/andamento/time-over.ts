import { readFonte, type Plano } from '../motor/index.ts';

/** A time over an activity, and whether it ends that activity when it comes. */
interface TimeOver {
  /** The element that it is over. */
  readonly sobre: string;
  readonly interrompe: boolean;
}

/** Of which activity a time is; undefined of one that is a wait of its own. */
export const timeOver = ({ fonte }: Plano, timer: string): TimeOver | undefined => {
  const { attachedTo, cancelActivity } =
    readFonte(fonte).activities.find(({ id }) => id === timer)?.behaviour ?? {};
  return attachedTo && { sobre: attachedTo.id, interrompe: cancelActivity !== false };
};
