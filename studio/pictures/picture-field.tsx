import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type FieldProps, useField } from '../form/field-props';
import { descriptionOf } from '../form/schemas';
import { later } from '../later';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import classes from './pictures.module.css';
import { thumbnail } from './thumbnail';

const PictureGrid = later(() => import('./picture-grid').then((module) => module.PictureGrid));
const SayWhatIsSeen = later(() => import('./say-what-is-seen').then((module) => module.SayWhatIsSeen));

/** A picture of the site, chosen from all of them or dropped here; what is seen in a new one is asked for at once. */
export function PictureField(props: FieldProps) {
  const { schema, path, value, label } = props;
  const field = useField(props);
  const workspace = useWorkspace();
  const { pictures } = useWorkspaceState();
  const [step, setStep] = useState<'choose' | { name: string }>();
  const [isTaking, setTaking] = useState(false);
  const use = (name: string) => {
    if (path.at(-1) === 'src') return setStep({ name });
    setStep(undefined);
    field.change(name);
  };
  // Who goes on elsewhere while a photo is made ready has another field before them, maybe of another page.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const take = async (file: File | null | undefined, of = 1) => {
    if (!file) return;
    setTaking(true);
    const name = await workspace.addPicture(file);
    setTaking(false);
    if (!name) return;
    if (isHere.current) use(name);
    else workspace.say(`${name} is among the pictures of the site now: choose it where you want it.`);
    if (of > 1) workspace.say(`One picture stands here: of the ${of} that you dropped, ${name} was taken.`);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const { files } = event.dataTransfer;
    void take(files[0], files.length);
  };
  const now = pictures.find(([name]) => name === value);
  return (
    // How its file is named is of no concern to who chooses it.
    <Input.Wrapper
      label={label}
      description={path.at(-1) !== 'src' && descriptionOf(schema)}
      error={field.problem}
      labelElement="div"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the buttons in it are the others. */}
      <div className={classes.field} id={field.id} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {now && <img src={thumbnail(now)} alt="" className={classes.thumb} data-kind={now[1].kind} />}
        <div className={classes.about}>
          <Text size="sm" className={classes.name}>
            {typeof value === 'string' && value !== '' ? value : 'No picture yet'}
          </Text>
          <Text size="xs" c="gray.7">
            {now ? `${now[1].width} × ${now[1].height} px` : 'Drop one here'}
          </Text>
        </div>
        <Group gap={8} className={classes.buttons}>
          <Button variant="default" size="xs" onClick={() => setStep('choose')}>
            Choose
          </Button>
          <FileButton onChange={(file) => void take(file)} accept="image/*,.heic,.heif">
            {(button) => (
              <Button variant="default" size="xs" loading={isTaking} {...button}>
                Add a photo
              </Button>
            )}
          </FileButton>
        </Group>
      </div>
      {step === 'choose' && <PictureGrid chosen={value} choose={use} drop={drop} close={() => setStep(undefined)} />}
      {typeof step === 'object' && <SayWhatIsSeen {...props} name={step.name} close={() => setStep(undefined)} />}
    </Input.Wrapper>
  );
}
