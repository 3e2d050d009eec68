import type { ReactNode } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { useMenu } from '../../hooks/useMenu.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

type SocialPopupProps = { children: ReactNode } & (
  | { kind: 'more' }
  | { kind: 'content'; name: string; icon: ReactNode }
);

/** A button of the social links with a popup below it: what a link shows, or the links that do not fit the bar. */
export function SocialPopup(props: SocialPopupProps) {
  const label = useLabel();
  const { rootProps, buttonProps, popupProps } = useMenu<HTMLDivElement>();
  return (
    <div className="social__group" {...rootProps}>
      <button
        {...buttonProps}
        className="social__link"
        aria-label={props.kind === 'more' ? label('moreSocialText') : props.name}
      >
        {props.kind === 'more' ? <FrameIcon name="more" /> : props.icon}
      </button>
      <div {...popupProps} className="nav__popup social__popup">
        {props.children}
      </div>
    </div>
  );
}
