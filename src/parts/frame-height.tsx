import classes from './frame-height.module.css';

interface Props {
  /** In px, on screens wider than phones. */
  height: number;
  /** In px; undefined where both are of one height. */
  heightOnPhones?: number | undefined;
}

/** What holds a frame open where its height goes by the width of the screen: an attribute says one, and style attributes are barred. */
export const FrameStruts = ({ height, heightOnPhones }: Props) =>
  heightOnPhones !== undefined && (
    <>
      <svg width={1} height={heightOnPhones} className={classes.phone} aria-hidden="true" />
      <svg width={1} height={height} className={classes.wide} aria-hidden="true" />
    </>
  );

/** The height of the frame itself, which fills its place where struts hold that open. */
export const frameHeight = ({ height, heightOnPhones }: Props): { height?: number; 'data-fills'?: '' } =>
  heightOnPhones === undefined ? { height } : { 'data-fills': '' };
