import { type ReactNode, useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

type SocialPopupProps = { children: ReactNode } & (
  | { kind: 'more' }
  | { kind: 'content'; name: string; icon: ReactNode }
);

/** A button of the social links with a popup below it: what a link shows, or the links that do not fit the bar. */
export function SocialPopup(props: SocialPopupProps) {
  const label = useLabel();
  const id = useId();
  return (
    <div className="social__group" data-client="menu">
      <button
        type="button"
        aria-expanded={false}
        aria-controls={id}
        className="social__link"
        aria-label={props.kind === 'more' ? label('moreSocialText') : props.name}
      >
        {props.kind === 'more' ? <FrameIcon name="more" /> : props.icon}
      </button>
      <div id={id} className="nav__popup social__popup" hidden>
        {props.children}
      </div>
    </div>
  );
}
