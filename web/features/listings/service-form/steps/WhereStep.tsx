import { useMemo } from "react";
import { ADDRESS_VISIBILITIES } from "#domain/places/address-visibility.ts";
import { countries } from "#domain/places/countries.ts";
import { STATES } from "#domain/places/states.ts";
import { PLACES_SHOWN } from "#domain/services/listing-enumerations.ts";
import { showsDoor } from "#domain/services/protection.ts";
import { Cards, Checkbox } from "../../../../base/ui/Choices.tsx";
import { SelectField, TextAreaField, TextField } from "../../../../base/ui/Fields.tsx";
import field from "../../../../base/ui/FormField.module.css";
import { DoorRequest } from "../DoorRequest.tsx";
import { type FormValues, isProtectedForm } from "../form-values.ts";
import { OpeningRequest } from "../PlaceQuestion.tsx";
import { PlaceWarning } from "../PlaceWarning.tsx";
import { ProtectionProposal } from "../ProtectionProposal.tsx";
import styles from "../ServiceForm.module.css";
import { SpanishCheck } from "../SpanishCheck.tsx";
import { useTownOfZip } from "../use-town-of-zip.ts";
import { zoneChoices } from "../zone-names.ts";
import { PinField } from "./PinField.tsx";
import { findFieldError, type StepProps, textProps } from "./step-props.ts";

const COUNTRY_CODES = { "United States": "US", Canada: "CA" } as const;

/** Asks for the address and who may see it; for a service without one, whom it serves. */
export function WhereStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, ways, optional } = words.form;
  const { values } = form;
  // A viewer who may only propose sees the public view of the place, and cannot change it.
  const isKept = !form.rights.setHidden && form.base !== null && !isPublicPlace(form.base);
  return (
    <>
      {isKept ? (
        <p className={styles.note}>{hints.hiddenPlace}</p>
      ) : (
        <Cards
          label={labels.isRemote}
          choices={[
            { value: "place", ...ways.place },
            { value: "remote", ...ways.remote },
          ]}
          chosen={values.isRemote ? "remote" : "place"}
          onChange={(way) =>
            form.set(
              way === "remote"
                ? { isRemote: true, timeZone: values.timeZone || form.fallbackZone }
                : { isRemote: false, timeZone: form.base?.timeZone ?? "" },
            )
          }
          isPair
        />
      )}
      {!isKept && (values.isRemote ? <ZoneField {...step} /> : <PlaceFields {...step} />)}
      <TextAreaField {...textProps(step, "serviceArea")} optional={optional} rows={2} />
    </>
  );
}

/** Asks for the time zone of the hours, which no address implies. */
export function ZoneField({ form, words }: StepProps) {
  const { timeZone } = form.values;
  const zones = useMemo(() => zoneChoices(timeZone, words.language), [timeZone, words.language]);
  return (
    <SelectField
      label={words.form.labels.remoteZone}
      error={findFieldError({ form, words }, "timeZone")}
      value={timeZone}
      onChange={(zone) => form.set({ timeZone: zone })}
      isRequired
      groups={[zones]}
    />
  );
}

function PlaceFields(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, visibility, placeShown, optional } = words.form;
  const { values } = form;
  /** A new address needs a new pin, unless someone placed this one by hand. */
  const setAddress = (part: Partial<FormValues>) =>
    form.set(form.isPinSetByHand ? part : { ...part, location: null, isLocationApproximate: false });
  const addressProps = (field: "address1" | "address2" | "city" | "state" | "zip") => ({
    ...textProps(step, field),
    onChange: (value: string) => setAddress({ [field]: value }),
  });
  const town = useTownOfZip(form);
  const isHidden = values.addressVisibility === "HIDDEN";
  const isProtected = isProtectedForm(values);
  // No save makes a public listing unprotected.
  const { service } = form;
  const keptBack = service?.isApproved === true && service.isProtected ? service.id : null;
  // The form cannot open a street: its owner asks for that below.
  const shownChoices = PLACES_SHOWN.filter((value) => value !== "DOOR" || form.base?.placeShown === "DOOR");

  return (
    <>
      <Cards
        label={labels.addressVisibility}
        choices={ADDRESS_VISIBILITIES.map((value) => ({ value, ...visibility[value] }))}
        chosen={values.addressVisibility}
        onChange={(addressVisibility) =>
          form.set({
            addressVisibility,
            ...(addressVisibility === "HIDDEN" && !isHidden ? { isProtected: "yes" } : {}),
          })
        }
        error={findFieldError(step, "addressVisibility")}
      />
      <div role="status">
        {isHidden && <p className={`${styles.note} ${styles.caution}`}>{hints.hiddenDoor}</p>}
      </div>
      {keptBack !== null && isProtected ? (
        <>
          <p className={styles.note}>{words.form.placeQuestion.kept}</p>
          <OpeningRequest id={keptBack} words={words} />
        </>
      ) : (
        <Checkbox
          label={labels.isProtected}
          hint={findFieldError(step, "isProtected") ?? hints.isProtected}
          isOn={isProtected}
          onChange={(isOn) => form.set({ isProtected: isOn ? "yes" : "no" })}
        />
      )}
      <ProtectionProposal {...step} />
      {isProtected && (
        <>
          <Cards
            label={labels.placeShown}
            choices={shownChoices.map((value) => ({ value, ...placeShown[value] }))}
            chosen={values.placeShown}
            onChange={(shown) => form.set({ placeShown: shown })}
            error={findFieldError(step, "placeShown")}
          />
          {form.service !== null && <DoorRequest id={form.service.id} words={words} />}
          <SpanishCheck {...step} name="region">
            <TextField {...textProps(step, "region")} optional={optional} />
          </SpanishCheck>
          <TextField {...textProps(step, "regionEs")} optional={optional} inputProps={{ lang: "es" }} />
        </>
      )}
      {!isHidden && (
        <>
          <TextField {...addressProps("address1")} isRequired inputProps={{ autoComplete: "off" }} />
          <TextField {...addressProps("address2")} optional={optional} />
        </>
      )}
      <TextField {...addressProps("city")} isRequired />
      <div className={field.sideBySide}>
        <StateField
          country={values.country}
          props={{ ...addressProps("state"), label: stateLabel(values.country, words.form.labels) }}
        />
        {!isHidden && (
          <TextField
            {...addressProps("zip")}
            onChange={(zip) => {
              setAddress({ zip });
              void town.fillFrom(zip);
            }}
            isRequired
          />
        )}
      </div>
      <CountryField {...step} onChange={(country) => setAddress({ country })} />
      <PlaceWarning {...step} />
      {!isHidden && <PinField {...step} />}
    </>
  );
}

/** Whether everyone sees the place as it was when the form opened. */
function isPublicPlace(base: FormValues): boolean {
  return showsDoor({ ...base, isProtected: isProtectedForm(base) });
}

export function stateLabel(country: string, labels: StepProps["words"]["form"]["labels"]): string {
  return country === "United States" ? labels.state : labels.province;
}

/** A list where the states are known; elsewhere whatever is written. */
export function StateField({ country, props }: { country: string; props: ReturnType<typeof textProps> }) {
  const code = country === "United States" || country === "Canada" ? COUNTRY_CODES[country] : null;
  const states = STATES.filter((state) => state.country === code);
  if (states.length === 0) return <TextField {...props} isRequired />;
  const known = states.some((state) => state.code === props.value);
  return (
    <SelectField
      {...props}
      isRequired
      groups={[
        [
          ...(known ? [] : ([[props.value, props.value]] as const)),
          ...states.map((state) => [state.code, `${state.code} – ${state.names[0] ?? ""}`] as const),
        ],
      ]}
    />
  );
}

/** The United States and Canada first, and a line under them (rule places 23). */
function CountryField({ form, words, onChange }: StepProps & { onChange: (country: string) => void }) {
  const step = { form, words };
  const all = useMemo(() => countries(words.language), [words.language]);
  const value = form.values.country;
  const isKnown = all.some(({ name }) => name === value);
  const options = all.map(({ name, label }) => [name, label] as const);
  return (
    <SelectField
      label={words.form.labels.country}
      error={findFieldError(step, "country")}
      value={value}
      onChange={onChange}
      isRequired
      groups={[[...(isKnown ? [] : ([[value, value]] as const)), ...options.slice(0, 2)], options.slice(2)]}
    />
  );
}
